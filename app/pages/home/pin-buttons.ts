// A button on each tool's card that pins it to this page. It needs this code, so it is not in the HTML.
import { barePath, langOfPath } from '#app/lib/language.ts'
import { messages } from '#app/platform/personal/messages.ne.ts'
import { showPins } from '#app/platform/personal/pins.ts'

const text = messages[langOfPath(location.pathname)]

for (const card of document.querySelectorAll('[data-cards] > li')) {
  const link = card.querySelector('a')
  const drawing = card.querySelector('svg')?.cloneNode(true) as SVGElement | undefined
  const use = drawing?.querySelector('use')
  if (!link || !drawing || !use) continue
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'pin absolute end-1 bottom-1'
  button.dataset.pin = barePath(link.pathname)
  button.title = text.pin(card.querySelector('h3')?.textContent ?? '')
  button.setAttribute('aria-label', button.title)
  use.setAttribute('href', (use.getAttribute('href') ?? '').replace(/#.*/, '#pin'))
  button.append(drawing)
  link.after(button)
}
showPins()
