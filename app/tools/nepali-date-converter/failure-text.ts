import { digitsIn } from 'bikram-sambat'
import type { Lang } from '#app/kit/language.ts'
import { type Calendar, dayText, monthText } from './calendars.ts'
import type { Failure } from './conversion.ts'
import { words } from './words.ts'

/** Why a date cannot be used, in a sentence of the page's language. */
export function failureText(calendar: Calendar, failure: Failure, lang: Lang): string {
  const text = words[lang].failure
  switch (failure.reason) {
    case 'month-too-short':
      return text.monthTooShort(monthText(calendar, failure.given, lang), digitsIn(lang, failure.days))
    case 'ambiguous': {
      const [first, second] = failure.readings
      return text.ambiguous(dayText(calendar, first, lang), dayText(calendar, second, lang))
    }
    case 'which-calendar':
      return text.whichCalendar(dayText('bs', failure.given, lang), dayText('ad', failure.given, lang))
    case 'out-of-range':
      return text.outOfRange[calendar]
    case 'no-such-day':
      return text.noSuchDay
    case 'empty':
    case 'unreadable':
      return text[failure.reason]
  }
}
