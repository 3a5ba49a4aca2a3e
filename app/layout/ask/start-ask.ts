import type { Lang } from '#app/lib/language.ts'
import { isWriting } from '../controls.ts'

/** The search opens by the magnifier, by `/` and Ctrl or ⌘ with K: as a dialog, or on the home page as its box. */
export function startAsk(lang: Lang): void {
  const box = document.querySelector<HTMLInputElement>('[data-ask-box]')
  const open = () => {
    if (box) return box.focus()
    void loadSearch()
      .then(({ openAskDialog }) => openAskDialog(lang))
      .catch((error: unknown) => console.warn('The search could not be loaded', error))
  }
  const links = document.querySelectorAll<HTMLElement>('[data-ask]')
  for (const link of links) {
    link.addEventListener('click', (event) => {
      event.preventDefault()
      open()
    })
  }
  addEventListener('keydown', (event) => {
    if (!isShortcut(event)) return
    event.preventDefault()
    open()
  })
  if (box) startBox(lang, box, links[0])
  try {
    if (import.meta.env.PROD) keepForOffline()
  } catch {
    // Where the browser's storage is blocked, so are workers.
  }
}

function loadSearch() {
  // Most of the code reads questions. It is loaded beside the rest, which takes letters without it.
  void import('./reader.ts').catch(() => undefined)
  return import('./ask-dialog.tsx')
}

const idleAfterMs = 3000

/** Loads the code and the figures through the service worker, which stores the code, when the page has all it needs itself. */
function keepForOffline(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (!('serviceWorker' in navigator) || connection?.saveData) return
  const worker = navigator.serviceWorker
  const load = () =>
    void loadSearch()
      .then(({ keepFigures }) => keepFigures())
      .catch(() => undefined)
  const keep = () =>
    setTimeout(() => {
      if (navigator.onLine) load()
      else addEventListener('online', load, { once: true })
    }, idleAfterMs)
  if (worker.controller) keep()
  else worker.addEventListener('controllerchange', keep, { once: true })
}

function isShortcut(event: KeyboardEvent): boolean {
  if (event.altKey || isWriting(event)) return false
  const withControl = event.ctrlKey || event.metaKey
  if (withControl) return event.key.toLowerCase() === 'k' && !event.shiftKey
  return event.key === '/'
}

/** The code is loaded when the box gets the focus. What is typed until then is answered then, or stays where that fails. */
function startBox(lang: Lang, box: HTMLInputElement, magnifier: HTMLElement | undefined): void {
  const [results, rest, trouble] = ['results', 'rest', 'trouble'].map((part) =>
    document.querySelector<HTMLElement>(`[data-ask-${part}]`),
  )
  if (!results || !rest || !trouble) return
  let started: Promise<void> | undefined
  const start = () =>
    (started ??= loadSearch()
      .then(({ startHomeSearch }) => startHomeSearch(lang, box, results, rest))
      .catch(() => {
        started = undefined
        if (box.value) trouble.textContent = trouble.dataset.askTrouble ?? ''
      }))
  for (const sign of ['focus', 'input']) box.addEventListener(sign, () => void start())
  box.form?.addEventListener('submit', (event) => {
    event.preventDefault()
    // A phone's keyboard goes away; the focus follows when there is something to read.
    box.blur()
    void start().then(() => results.focus())
  })
  if (box.value || box === document.activeElement) void start()
  const look = ([seen]: readonly IntersectionObserverEntry[]) =>
    magnifier?.toggleAttribute('data-away', seen?.isIntersecting === false)
  new IntersectionObserver(look, { rootMargin: '-64px 0px 0px' }).observe(box)
}
