// Converts what is typed at once, so that it is not sent; the other direction begins with the result.
import { latinDigits } from '@chautari/bikram-sambat/digits'
import { type AnswerWords, answerTo, noteOn, ownDigits, readNumbers } from './converter-answer.ts'

const form = document.forms[0] as HTMLFormElement
const field = form.elements.namedItem('date') as HTMLInputElement
const output = form.querySelector('output') as HTMLOutputElement
const words = JSON.parse(form.dataset.words ?? '') as AnswerWords
let lastResult = ''

const isWhole = () => /^\d{4}\D?\d\d\D?\d\d$/.test(latinDigits(field.value.trim()))

/** @param isEntered also what cannot be read gets its answer */
function show(isEntered: boolean) {
  const from = new FormData(form).get('from') === 'ad' ? 'ad' : 'bs'
  const { day, text } = answerTo(words, from, readNumbers(field.value))
  field.setAttribute('aria-invalid', String(!day && isEntered))
  if (day) {
    const { year, month, day: dayOfMonth } = day[from === 'bs' ? 'ad' : 'bs']
    const parts = [year, month, dayOfMonth].map((part) => String(part).padStart(2, '0'))
    lastResult = ownDigits(words, parts.join('-'))
    output.textContent = [text, noteOn(words, day)].filter(Boolean).join('\n')
  } else {
    lastResult = ''
    output.textContent = isEntered ? text : ''
  }
}

form.addEventListener('input', ({ target }) => {
  if (target !== field && lastResult) field.value = lastResult
  show(isWhole())
})
form.addEventListener('submit', (event) => {
  event.preventDefault()
  show(true)
})
if (isWhole()) show(true)
