import { digitsIn } from '@chautari/bikram-sambat/digits'
import { dayText } from '#app/lib/day-text.ts'
import { type Remark, remarkOf } from '#app/lib/statement.ts'
import { messages } from './messages.ne.ts'

/**
 * The groups of the page, in its order. `short` is on the button that shows a category alone; `general` answers everywhere in
 * Nepal, for trouble of this kind.
 */
export const categories = {
  general: {
    title: { en: 'General Emergency Services', ne: 'सामान्य आपत्कालीन सेवा' },
    short: { en: 'Emergency', ne: 'आपत्कालीन' },
    general: '100',
    icon: 'bell',
    colour: 'red',
  },
  security: {
    title: { en: 'Army and Security Services', ne: 'सेना तथा सुरक्षा सेवा' },
    short: { en: 'Army, security', ne: 'सेना, सुरक्षा' },
    general: '100',
    icon: 'shield',
    colour: 'blue',
  },
  health: {
    title: { en: 'Health and Child Services', ne: 'स्वास्थ्य तथा बाल सेवा' },
    short: { en: 'Health, children', ne: 'स्वास्थ्य, बालबालिका' },
    general: '102',
    icon: 'clipboard',
    colour: 'pink',
  },
  utilities: {
    title: { en: 'Utilities and Public Services', ne: 'उपयोगिता तथा सार्वजनिक सेवा' },
    short: { en: 'Public services', ne: 'सार्वजनिक सेवा' },
    general: '100',
    icon: 'wrench',
    colour: 'orange',
  },
  disaster: {
    title: { en: 'Disaster and Tourism', ne: 'विपद् तथा पर्यटन' },
    short: { en: 'Disaster, tourism', ne: 'विपद्, पर्यटन' },
    general: '100',
    icon: 'map-pin',
    colour: 'green',
  },
  enquiries: {
    title: {
      en: 'General Inquiries and Helicopter Rescue Services',
      ne: 'सामान्य सोधपुछ तथा हेलिकप्टर उद्धार सेवा',
    },
    short: { en: 'Inquiries, helicopters', ne: 'सोधपुछ, हेलिकप्टर' },
    general: '100',
    icon: 'phone',
    colour: 'indigo',
  },
} as const

export type CategoryId = keyof typeof categories

export const categoryIds = Object.keys(categories) as [CategoryId, ...CategoryId[]]

const fewestDigits = 3
/** Of an international number. */
const mostDigits = 15

/** Whether a telephone dials the text: digits, spaces and hyphens, a plus in front at most. */
export function isDialable(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return /^\+?\d[\d -]*$/.test(text) && digits >= fewestDigits && digits <= mostDigits
}

/** What a phone dials: the number without its separators. */
export function telHref(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`
}

/** The parts of a text that are separated by commas. */
export function listOf(text: string | null): string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

/** A number that is shown large, under its short name. */
export interface PinnedNumber {
  shortName: string
  number: string
}

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
