import type { Lang } from '#app/lib/language.ts'
import { messages } from './messages.ne.ts'
import { bounds, listenToPersonal, readPersonal, savePersonal, withRecent } from './personal-record.ts'

/** Starts the buttons that pin a tool. */
export function startPins(lang: Lang): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-pin]')
    if (button) press(button, lang)
  })
  listenToPersonal(showPins)
  showPins()
}

/** Marks the buttons of the pinned tools. */
function showPins(): void {
  const { tools } = readPersonal()
  for (const button of document.querySelectorAll<HTMLElement>('[data-pin]'))
    button.setAttribute('aria-pressed', String(tools.includes(button.dataset.pin ?? '')))
}

function press(button: HTMLElement, lang: Lang) {
  button.parentElement?.querySelector('[role=alert]')?.remove()
  const record = readPersonal()
  const path = button.dataset.pin ?? ''
  const others = record.tools.filter((other) => other !== path)
  const isPinned = others.length < record.tools.length
  if (!isPinned && others.length >= bounds.tools) showMessage(button, messages[lang].full)
  else if (!savePersonal({ ...record, tools: isPinned ? others : [...others, path] }))
    showMessage(button, messages[lang].refused)
}

function showMessage(button: HTMLElement, text: string) {
  const message = document.createElement('p')
  message.role = 'alert'
  message.className = 'w-full text-sm text-simrik'
  message.textContent = text
  button.parentElement?.append(message)
}

/** Remembers in this browser that the tool of this page was opened. */
export function noteRecent(): void {
  const path = document.querySelector<HTMLElement>('[data-tool] [data-pin]')?.dataset.pin
  if (path) savePersonal(withRecent(readPersonal(), path))
}
