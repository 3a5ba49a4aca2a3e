import { digitsIn } from 'bikram-sambat-calendar/digits'
import { dayText } from '#app/lib/day-text.ts'
import { type Remark, remarkOf } from '#app/lib/statement.ts'
import { type CategoryId, categories } from './categories.ts'
import { messages } from './messages.ne.ts'

export interface Checked {
  category: CategoryId
  /** A landline of the Kathmandu Valley from a list older than the renumbering. */
  is_old_number: boolean
  /** The day on which its sources were read. */
  checked_on: string
}

/** What has to be said beside a number. */
export function numberRemarks({ category, is_old_number, checked_on }: Checked): Remark[] {
  return [...(is_old_number ? [oldNumber([category])] : []), notDialled(checked_on)]
}

/** @param of the categories of the numbers, each with its own number to call instead */
export function oldNumber(of: readonly CategoryId[]): Remark {
  const instead = [...new Set(of.map((id) => categories[id].general))]
  return remarkOf('old-number', messages, ({ oldNumber: words, generalNames }, lang) => {
    const named = instead.map((number) => `${digitsIn(lang, number)} (${generalNames[number]})`)
    return { ...words, text: words.text(new Intl.ListFormat(lang, { type: 'disjunction' }).format(named)) }
  })
}

/** @param day on which the sources of one or more numbers were read */
export function notDialled(day: string): Remark {
  return remarkOf('not-dialled', messages, ({ notDialled: words }, lang) => ({
    ...words,
    text: words.text(dayText(lang, day)),
  }))
}
