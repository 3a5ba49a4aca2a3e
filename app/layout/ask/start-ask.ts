import type { Lang } from '#app/lib/language.ts'
import { isWriting } from '#app/ui/is-writing.ts'

/** @param question read when the dialog opens: meanwhile more may have been typed */
type Open = (question?: () => string) => Promise<boolean>

/** Opens the dialog by the magnifier, by `/` and Ctrl or ⌘ with K, and by the box of the home page. Its code is loaded then. */
export function startAsk(lang: Lang): void {
  const open: Open = async (question = () => '') => {
    try {
      const { openAskDialog } = await loadDialog()
      openAskDialog(lang, question())
      return true
    } catch (error) {
      console.warn('Ask could not be loaded', error)
      return false
    }
  }
  for (const link of document.querySelectorAll('[data-ask]')) {
    link.addEventListener('click', (event) => {
      event.preventDefault()
      void open()
    })
  }
  addEventListener('keydown', (event) => {
    if (!isShortcut(event)) return
    event.preventDefault()
    void open()
  })
  startBox(open)
  try {
    if (import.meta.env.PROD) keepForOffline()
  } catch {
    // Where the browser's storage is blocked, so are workers.
  }
}

function loadDialog() {
  // Most of the code reads questions. It is loaded beside the dialog, which opens and takes letters without it.
  void import('./reader.ts').catch(() => undefined)
  return import('./ask-dialog.ts')
}

const idleAfterMs = 3000

/** Loads the code and the figures through the service worker, which stores the code, when the page has all it needs itself. */
function keepForOffline(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (!('serviceWorker' in navigator) || connection?.saveData) return
  const worker = navigator.serviceWorker
  const keep = () =>
    setTimeout(
      () =>
        void loadDialog()
          .then(({ keepFigures }) => keepFigures())
          .catch(() => undefined),
      idleAfterMs,
    )
  if (worker.controller) keep()
  else worker.addEventListener('controllerchange', keep, { once: true })
}

function isShortcut(event: KeyboardEvent): boolean {
  if (event.altKey || isWriting(event)) return false
  const withControl = event.ctrlKey || event.metaKey
  if (withControl) return event.key.toLowerCase() === 'k' && !event.shiftKey
  return event.key === '/'
}

/** A press or the first key in the box opens the dialog; what was typed until then goes along, or stays where that fails. */
function startBox(open: Open): void {
  const box = document.querySelector<HTMLInputElement>('[data-ask-box]')
  const trouble = document.querySelector<HTMLElement>('[data-ask-trouble]')
  if (!box || !trouble) return
  const openWithText = async () => {
    const isOpen = await open(() => box.value)
    if (isOpen) box.value = ''
    trouble.textContent = isOpen ? '' : (trouble.dataset.askTrouble ?? '')
  }
  box.addEventListener('click', () => void openWithText())
  box.addEventListener('input', (event) => {
    // Not while a syllable is being composed.
    if (!('isComposing' in event && event.isComposing)) void openWithText()
  })
  box.form?.addEventListener('submit', (event) => {
    event.preventDefault()
    void openWithText()
  })
}
