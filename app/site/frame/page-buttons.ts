import { type Lang, pathIn } from '#app/kit/language.ts'

const shownBelowPx = 300

/** The buttons that lead back: to the top, to the page before, to the same page once more. */
export function startPageButtons(lang: Lang): void {
  startTopButton()
  document.querySelector('[data-go-back]')?.addEventListener('click', () => {
    // Where this page is the first one of the tab, there is no page to go back to but the homepage.
    if (history.length > 1) history.back()
    else location.assign(pathIn(lang, '/'))
  })
  document.querySelector('[data-reload]')?.addEventListener('click', (event) => {
    event.preventDefault()
    // Says meanwhile what loads, where the page has words for it.
    const status = (event.currentTarget as Element).nextElementSibling
    if (status?.role === 'status') status.removeAttribute('hidden')
    location.reload()
  })
  document.querySelector('[data-privacy-choice]')?.addEventListener('click', () => {
    void import('#app/platform/third-parties/reopened.ts').then(({ reopen }) => reopen(true))
  })
}

function startTopButton() {
  const button = document.querySelector<HTMLButtonElement>('[data-back-to-top]')
  if (!button) return
  const look = () => {
    button.hidden = scrollY <= shownBelowPx
  }
  button.addEventListener('click', () => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' })
  })
  addEventListener('scroll', look, { passive: true })
  look()
}
