import { type Lang, pathIn } from '#app/kit/language.ts'

const shownBelowPx = 300

/** Buttons of a page: back to the top, to the previous page, reload, and the consent banner. */
export function startPageButtons(lang: Lang): void {
  startTopButton()
  document.querySelector('[data-go-back]')?.addEventListener('click', () => {
    // The first page of a tab has no previous page: the home page is used.
    if (history.length > 1) history.back()
    else location.assign(pathIn(lang, '/'))
  })
  document.querySelector('[data-reload]')?.addEventListener('click', (event) => {
    event.preventDefault()
    // Shows the loading message, if the page has one.
    const status = (event.currentTarget as Element).nextElementSibling
    if (status?.role === 'status') status.removeAttribute('hidden')
    location.reload()
  })
  document.querySelector('[data-privacy-choice]')?.addEventListener('click', () => {
    void import('#app/platform/consent/consent.ts').then(({ setBannerOpen }) => setBannerOpen(true))
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
