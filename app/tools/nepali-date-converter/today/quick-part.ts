// Dates typed into the home page's small form are converted at once, and not sent.
import { langOfPath } from '#app/lib/language.ts'
import { type Calendar, otherCalendar } from '../calendars.ts'
import { withHyphens } from '../typed-date.ts'
import { quickAnswer } from './quick-answer.ts'

export function startQuickPart(part: HTMLElement): void {
  const form = part.querySelector('form')
  const link = part.querySelector('a')
  const answer = part.querySelector('[aria-live]')
  if (!form || !link || !answer) return
  const lang = langOfPath(location.pathname)
  const field = (calendar: Calendar) => form.elements.namedItem(calendar) as HTMLInputElement
  let last: { from: Calendar; text: string } = { from: 'bs', text: '' }

  const show = (isComplete = false) => {
    const { from, text } = last
    const shown = quickAnswer(from, text, lang, isComplete)
    const { converted } = shown ?? {}
    answer.textContent = shown?.text ?? ''
    field(otherCalendar[from]).value = converted?.other ?? ''
    field(from).setAttribute('aria-invalid', String(shown !== undefined && !converted))
    field(otherCalendar[from]).setAttribute('aria-invalid', 'false')
    // A fragment is never sent.
    link.hash = converted?.fragment ?? ''
  }
  const take = (from: Calendar) => {
    const input = field(from)
    const isAtEnd = input.selectionStart === input.value.length
    const text = withHyphens(from === last.from ? last.text : '', input.value, isAtEnd)
    if (text !== input.value) input.value = text
    last = { from, text }
    show()
  }
  form.addEventListener('input', (event) => {
    // Not while a syllable is being composed.
    if (!('isComposing' in event && event.isComposing)) take(event.target === field('ad') ? 'ad' : 'bs')
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    show(true)
  })
  // What was typed before this code was loaded.
  const typed = (['bs', 'ad'] as const).find((calendar) => field(calendar).value !== '')
  if (typed) take(typed)
}
