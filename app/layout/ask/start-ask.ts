import type { Lang } from '#app/lib/language.ts'
import { isWriting } from '#app/ui/is-writing.ts'

/** Opens the dialog by the magnifier, by `/` and Ctrl or ⌘ with K, and by the box of the home page. Its code is loaded then. */
export function startAsk(lang: Lang): void {
  const open = (question = '') => {
    // Most of the code reads questions. It is loaded beside the dialog, which opens and takes letters without it.
    void import('./reader.ts').catch(() => undefined)
    void import('./ask-dialog.ts').then(
      ({ openAskDialog }) => openAskDialog(lang, question),
      (error: unknown) => console.warn('Ask could not be loaded', error),
    )
  }
  for (const link of document.querySelectorAll('[data-ask]')) {
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
  startBox(open)
}

function isShortcut(event: KeyboardEvent): boolean {
  if (event.altKey || isWriting(event)) return false
  const withControl = event.ctrlKey || event.metaKey
  if (withControl) return event.key.toLowerCase() === 'k' && !event.shiftKey
  return event.key === '/'
}

/** A press or the first key in the box opens the dialog; what was typed until then goes along. */
function startBox(open: (question: string) => void): void {
  const box = document.querySelector<HTMLInputElement>('[data-ask-box]')
  if (!box) return
  const openWithText = () => {
    const { value } = box
    box.value = ''
    open(value)
  }
  box.addEventListener('click', openWithText)
  box.addEventListener('input', (event) => {
    // Not while a syllable is being composed.
    if (!('isComposing' in event && event.isComposing)) openWithText()
  })
  box.form?.addEventListener('submit', (event) => {
    event.preventDefault()
    openWithText()
  })
}
