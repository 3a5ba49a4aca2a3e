// The carrier of a number typed into the home page's small form. The number stays in its field.
import { langOfPath } from '#app/lib/language.ts'
import { carrierName, type NamedCarrier } from './carrier-name.ts'

export function startQuickPart(part: HTMLElement): void {
  const form = part.querySelector('form')
  const input = part.querySelector('input')
  const answer = part.querySelector('[aria-live]')
  if (!form || !input || !answer) return
  const carriers = JSON.parse(form.dataset.carriers ?? '[]') as NamedCarrier[]
  const lang = langOfPath(location.pathname)
  const show = () => {
    const text = carrierName(input.value, carriers, lang)
    // The same text again would be read aloud at each key.
    if (text !== answer.textContent) answer.textContent = text
  }
  input.addEventListener('input', show)
  // The answer is there already.
  form.addEventListener('submit', (event) => event.preventDefault())
  show()
}
