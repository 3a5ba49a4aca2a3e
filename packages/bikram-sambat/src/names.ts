import { adMonths } from './ad-months.ts'
import { type CalendarName, nameList } from './calendar-name.ts'
import type { Language } from './digits.ts'
import { DateArgumentError, DateOutOfRangeError } from './errors.ts'
import type { Weekday } from './weekday.ts'

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
  const text = (style === 'short' ? name[`${language}Short`] : name[language]) as string | undefined
  if (text === undefined) throw new DateArgumentError("The language is 'en' or 'ne'.")
  return text
}
