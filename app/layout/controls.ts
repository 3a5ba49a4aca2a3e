import { barePath, type Lang, pathIn } from '#app/lib/language.ts'
import { chooseTheme } from '#app/platform/document/theme.ts'

/** Closes an open menu (`details[data-menu]`) on Escape or a press outside it. */
export function startMenus(): void {
  const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || isWriting(event)) return
    for (const menu of openMenus()) {
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
  })
  document.addEventListener('pointerdown', ({ target }) => {
    for (const menu of openMenus()) if (!menu.contains(target as Node)) menu.open = false
  })
  // A page restored from the back/forward cache has its menu closed.
  addEventListener('pagehide', () => {
    for (const menu of openMenus()) menu.open = false
  })
}

/** Keeps the language link's address current: a tool may have changed the page's address. */
export function startLanguageLink(lang: Lang): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-language-switch]')
  const update = () => {
    const { pathname, search, hash } = location
    if (link) link.href = pathIn(lang === 'en' ? 'ne' : 'en', barePath(pathname)) + search + hash
  }
  // Before the browser reads the link's address.
  for (const sign of ['pointerdown', 'focus', 'click']) link?.addEventListener(sign, update)
}

/** From what one sees to the other. The theme that is the system's own follows the system again. */
export function startThemeSwitch(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-theme-switch]')
  if (!button) return
  const system = matchMedia('(prefers-color-scheme: dark)')
  const isDark = () => document.documentElement.dataset.theme === 'dark'
  const show = () => {
    const name = button.dataset[isDark() ? 'dark' : 'light'] ?? ''
    button.title = name
    button.setAttribute('aria-label', name)
  }
  button.addEventListener('click', () => {
    const other = isDark() ? 'light' : 'dark'
    chooseTheme(isDark() === system.matches ? other : 'system')
  })
  for (const sign of ['themechange', 'storage']) addEventListener(sign, show)
  system.addEventListener('change', show)
  show()
}

/** Few visitors subscribe or vote: that code is fetched when they do. Without a network they read that it did not work. */
export function startRareForms(lang: Lang): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-subscribe]'))
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      void import('./subscribing.ts').then(
        ({ subscribe }) => subscribe(form, lang),
        // A browser may not try again what failed once.
        () => (form.dataset.tried && navigator.onLine ? form.submit() : showFailed(form)),
      )
    })
  const stars = document.querySelector<HTMLElement>('[data-rating]')
  const vote = () =>
    void import('#app/platform/ratings/rating.ts').then(
      ({ vote: send }) => stars && send(stars, lang),
      () => stars && showFailed(stars),
    )
  stars?.addEventListener('change', vote)
  // Pressed before this code arrived.
  if (stars?.querySelector(':checked')) vote()
}

/** Below a form whose code cannot be had. */
function showFailed(form: HTMLElement): void {
  const message = document.createElement('span')
  message.className = 'text-simrik'
  message.textContent = form.dataset.failed ?? ''
  form.nextElementSibling?.replaceChildren(message)
  form.dataset.tried = 'yes'
}

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

const shownAfterMs = 120
/** A response that is saved as a file leaves the page as it is, and no event says so. */
const shownForMs = 20_000

/**
 * Marks the document (`data-leaving`) while another one is loading, so that a tap is answered on a slow network, too. Browsers
 * without the Navigation API show their own sign of loading only.
 */
export function startNavigationProgress(): void {
  const { dataset } = document.documentElement
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    delete dataset.leaving
  }
  const begin = ({ destination, downloadRequest }: NavigateEvent) => {
    // Also `tel:` and `mailto:`.
    const loads = !destination.sameDocument && downloadRequest === null
    if (!loads || !destination.url.startsWith(`${location.origin}/`)) return
    stop()
    timer = setTimeout(() => {
      dataset.leaving = ''
      timer = setTimeout(stop, shownForMs)
    }, shownAfterMs)
  }
  if ('navigation' in window) {
    navigation.addEventListener('navigate', begin)
    navigation.addEventListener('navigateerror', stop)
  }
  // Restored from the back/forward cache.
  addEventListener('pageshow', stop)
}

const written =
  'textarea, select, [role=textbox], [role=searchbox], [role=combobox], [role=spinbutton], input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset], [type=file])'

/**
 * Whether a key belongs to something that is being written, also in a shadow tree, whose events seem to come from its host.
 * No shortcut of the site acts then.
 */
export function isWriting(event: KeyboardEvent): boolean {
  const isWritten = (target: EventTarget) =>
    target instanceof HTMLElement && (target.isContentEditable || target.matches(written))
  return event.isComposing || event.composedPath().some(isWritten)
}
