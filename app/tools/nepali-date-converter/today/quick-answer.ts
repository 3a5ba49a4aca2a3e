import { digitsIn, weekdayName } from 'bikram-sambat-calendar'
import type { Lang } from '#app/lib/language.ts'
import { type Calendar, dateText, numericText, otherCalendar } from '../calendars.ts'
import { type Conversion, convert, convertText, failureText, readDate, remarkText } from '../conversion.ts'
import { messages } from '../messages.ne.ts'
import { hasWords, isWhole } from '../typed-date.ts'

export interface QuickAnswer {
  /** In words. */
  text: string
  /** Where the date was converted: the other field's text, and the fragment of the converter's address. */
  converted?: { other: string; fragment: string }
}

/** Undefined while a date is being typed. @param isComplete Enter was pressed: an unreadable text gets its error */
export function quickAnswer(
  from: Calendar,
  typed: string,
  lang: Lang,
  isComplete = false,
): QuickAnswer | undefined {
  const isNamed = hasWords(typed) && readDate(from, typed).ok
  if (!isComplete && !isWhole(typed) && !isNamed) return undefined
  const conversion = conversionIn(from, typed)
  if (!conversion.ok) return { text: failureText(from, conversion.failure, lang) }
  const { given, result, weekday } = conversion.converted
  const text = messages[lang]
  const to = otherCalendar[from]
  const words = `${text.dated[to](dateText(to, result, lang))}, ${weekdayName(weekday, lang)}`
  return {
    text: [words, remarkText(lang, conversion.converted)].filter(Boolean).join(' · '),
    converted: { other: digitsIn(lang, numericText(result)), fragment: `${from}=${numericText(given)}` },
  }
}

/** The field says which calendar is meant. */
function conversionIn(from: Calendar, typed: string): Conversion {
  const conversion = convertText(from, typed)
  if (conversion.ok || conversion.failure.reason !== 'which-calendar') return conversion
  return convert(from, conversion.failure.given)
}
