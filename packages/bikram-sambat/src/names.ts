import { DateOutOfRangeError } from './date-out-of-range-error.ts'
import type { Language } from './language.ts'
import type { Weekday } from './weekday.ts'

/** The name of a month or weekday, in full and shortened for narrow places. */
export interface CalendarName {
  readonly value: number
  readonly en: string
  readonly ne: string
  readonly enShort: string
  readonly neShort: string
}

export type NameStyle = 'long' | 'short'

/** The twelve months, Baisakh (value 1) to Chaitra (12). */
export const bsMonths: readonly CalendarName[] = nameList(
  1,
  'Baisakh Jestha Ashadh Shrawan Bhadra Ashwin Kartik Mangsir Poush Magh Falgun Chaitra',
  'वैशाख जेठ असार साउन भदौ असोज कात्तिक मङ्सिर पुस माघ फागुन चैत',
  // Three letters would be the same for Ashadh and Ashwin.
  'Bai Jes Asa Shr Bha Asw Kar Man Pou Mag Fal Cha',
  'वै जे असा सा भा असो का मं पु मा फा चै',
)

/** The twelve months, January (value 1) to December (12). */
export const adMonths: readonly CalendarName[] = nameList(
  1,
  'January February March April May June July August September October November December',
  'जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर',
  'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  'जन फेब मार्च अप्रि मे जुन जुला अग सेप्ट अक्टो नोभे डिसे',
)

/** The seven weekdays, Sunday (value 0) to Saturday (6). */
export const weekdays: readonly CalendarName[] = nameList(
  0,
  'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
  'आइतबार सोमबार मङ्गलबार बुधबार बिहीबार शुक्रबार शनिबार',
  'Sun Mon Tue Wed Thu Fri Sat',
  'आइत सोम मङ्गल बुध बिही शुक्र शनि',
)

/** Throws DateOutOfRangeError for anything but 1 to 12. */
export function bsMonthName(month: number, language: Language, style: NameStyle = 'long'): string {
  return nameOf(bsMonths[month - 1], language, style)
}

/** Throws DateOutOfRangeError for anything but 1 to 12. */
export function adMonthName(month: number, language: Language, style: NameStyle = 'long'): string {
  return nameOf(adMonths[month - 1], language, style)
}

export function weekdayName(weekday: Weekday, language: Language, style: NameStyle = 'long'): string {
  return nameOf(weekdays[weekday], language, style)
}

function nameOf(name: CalendarName | undefined, language: Language, style: NameStyle): string {
  if (!name) throw new DateOutOfRangeError()
  return style === 'short' ? name[`${language}Short`] : name[language]
}

function nameList(first: number, ...columns: [string, string, string, string]): readonly CalendarName[] {
  const [en, ne, enShort, neShort] = columns.map((column) => column.split(' ')) as [
    string[],
    string[],
    string[],
    string[],
  ]
  return en.map((name, index) => ({
    value: first + index,
    en: name,
    ne: ne[index] as string,
    enShort: enShort[index] as string,
    neShort: neShort[index] as string,
  }))
}
