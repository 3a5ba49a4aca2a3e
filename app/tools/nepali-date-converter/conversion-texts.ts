import { digitsIn } from 'bikram-sambat-calendar/digits'
import type { Lang } from '#app/lib/language.ts'
import { saidIn } from '#app/lib/statement.ts'
import { missingDayNote } from '#app/platform/calendar-day/contested-note.ts'
import { type Calendar, dateText, yearMonthText } from './calendars.ts'
import type { Converted, Failure } from './conversion.ts'
import { messages } from './messages.ne.ts'

/** What has to be said beside a date, where there is room for a line. */
export function remarkText(lang: Lang, { remarks }: Pick<Converted, 'remarks'>): string {
  return saidIn(lang, remarks)
    .map(({ text }) => text)
    .join(' ')
}

/** Why a date cannot be used, in a sentence of the page's language. */
export function failureText(calendar: Calendar, failure: Failure, lang: Lang): string {
  const text = messages[lang].failure
  switch (failure.reason) {
    case 'month-too-short':
      return [
        text.monthTooShort(yearMonthText(calendar, failure.given, lang), digitsIn(lang, failure.days)),
        (calendar === 'bs' && missingDayNote(lang, failure.given)) || '',
      ]
        .join(' ')
        .trim()
    case 'ambiguous': {
      const [first, second] = failure.readings
      return text.ambiguous(dateText(calendar, first, lang), dateText(calendar, second, lang))
    }
    case 'which-calendar':
      return text.whichCalendar(dateText('bs', failure.given, lang), dateText('ad', failure.given, lang))
    case 'out-of-range':
      return text.outOfRange[calendar]
    case 'no-such-day':
      return text.noSuchDay
    case 'empty':
    case 'unreadable':
      return text[failure.reason]
  }
}
