// Small forms of tools on wide screens: the code of one, and with it the calendar, is loaded when it gets the focus.
import { quickParts } from '#app/tools/today-scripts.ts'

for (const part of document.querySelectorAll<HTMLElement>('[data-quick]')) {
  const start = () =>
    void quickParts[`./${part.dataset.quick ?? ''}/today/quick-part.ts`]?.().then(
      (startPart) => startPart(part),
      (error: unknown) => console.warn('A part of the home page could not be loaded', error),
    )
  if (part.contains(document.activeElement)) start()
  else part.addEventListener('focusin', start, { once: true })
}
