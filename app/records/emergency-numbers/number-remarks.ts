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
  const { general } = categories[category]
  const old = remarkOf('old-number', messages, ({ oldNumber, generalNames }, lang) => ({
    ...oldNumber,
    text: oldNumber.text(`${digitsIn(lang, general)} (${generalNames[general]})`),
  }))
  return [...(is_old_number ? [old] : []), notDialled(checked_on)]
}

/** @param day on which the sources of one or more numbers were read */
export function notDialled(day: string): Remark {
  return remarkOf('not-dialled', messages, ({ notDialled: words }, lang) => ({
    ...words,
    text: words.text(dayText(lang, day)),
  }))
}
