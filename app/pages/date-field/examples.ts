import { addDays, type BsDate, digitsIn, formatBs } from '@chautari/bikram-sambat'
import type { Lang } from '#app/lib/language.ts'
import type { PageMessages } from '../messages.en.ts'

/** What runs on the page is the code that the page shows. */
export interface Example {
  /** A constant of this repository with the page's texts in it. */
  html: string
  /** A classic script that follows the HTML. */
  script?: string
}

type Texts = PageMessages['dateField']['examples']

/** The examples with the texts of a language; one of them reaches from a day to 30 days later. */
export function examplesOf(lang: Lang, texts: Texts, today: BsDate) {
  return [
    { ...texts.birth, ...birthExample(lang, texts.birth) },
    { ...texts.range, ...rangeExample(lang, texts.range, today) },
    { ...texts.nepali, ...nepaliExample },
    { ...texts.required, ...requiredExample(texts.required) },
  ]
}

const birthExample = (lang: Lang, { label, button }: Texts['birth']): Example => ({
  html: `<form id="birth" method="dialog">
  <label>
    ${label}
    <bs-date-field name="birth">
      <input name="birth-bs"
      placeholder="${digitsIn(lang, '2055-01-23')}">
    </bs-date-field>
  </label>
  <button>${button}</button>
  <output name="shown"></output>
</form>`,
  script: `const { birth } = document.forms
birth.addEventListener('submit', () => {
  const entries = [...new FormData(birth)]
  birth.elements.shown.value = entries
    .map((entry) => entry.join(': '))
    .join('\\n')
})`,
})

function rangeExample(lang: Lang, { label }: Texts['range'], today: BsDate): Example {
  const first = formatBs(today, { style: 'numeric' })
  return {
    html: `<label>
  ${label}
  <bs-date-field name="visit"
    min="${first}"
    max="${formatBs(addDays(today, 30), { style: 'numeric' })}">
    <input name="visit-bs"
    placeholder="${digitsIn(lang, first)}">
  </bs-date-field>
</label>`,
  }
}

/** The same in both languages. */
const nepaliExample: Example = {
  html: `<label lang="ne">
  जन्म मिति
  <bs-date-field name="born"
    value="2055-01-23">
    <input name="born-bs"
    value="२०५५-०१-२३">
  </bs-date-field>
</label>`,
}

const requiredExample = ({ label, button, reset, complete }: Texts['required']): Example => ({
  html: `<form id="card" method="dialog">
  <label>
    ${label}
    <bs-date-field name="issued" required>
      <input name="issued-bs" required>
    </bs-date-field>
  </label>
  <button>${button}</button>
  <button type="reset">${reset}</button>
  <output name="answer"></output>
</form>`,
  script: `const { card } = document.forms
card.addEventListener('submit', () => {
  card.elements.answer.value =
    '${complete}'
})`,
})

/** The code of an example as a page has it. */
export function codeOf({ html, script }: Example): string {
  return script ? `${html}\n<script>\n${script}\n</script>` : html
}
