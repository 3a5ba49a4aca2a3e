// What the converter's frame answers: the server for its form, the script while a date is typed.
import {
  absenceOf,
  adMonths,
  adToBs,
  bsMonths,
  bsToAd,
  type CalendarDay,
  type CalendarName,
  firstBsYear,
  lastPublishedYear,
  otherBsOf,
  weekdayOf,
  weekdays,
} from '@chautari/bikram-sambat'
import { digitsIn, latinDigits } from '@chautari/bikram-sambat/digits'
import type { Lang } from '#app/lib/language.ts'
import { noteWords } from '#app/platform/calendar-day/day-remarks.ts'
import { messages } from './messages.ne.ts'

export type Calendar = 'bs' | 'ad'

export type AnswerWords = ReturnType<typeof answerWords>

/** The texts of an answer, which the document has as JSON for the script. `#` is a date, year or number. */
export function answerWords(lang: Lang) {
  const names = (list: readonly CalendarName[]) => list.map((each) => each[lang])
  return {
    months: { bs: names(bsMonths), ad: names(adMonths) },
    weekdays: names(weekdays),
    /** The ten digits; empty where they are Latin. */
    digits: lang === 'ne' ? digitsIn(lang, '0123456789') : '',
    ...messages[lang].converter.answers,
    ...noteWords(lang),
  }
}

/** A day in both calendars. */
export interface BothDates {
  bs: CalendarDay
  ad: CalendarDay
}

/** A text without a day says why there is none. */
export interface ConverterAnswer {
  text: string
  day?: BothDates
}

/** Year, month and day in digits of either script, with one sign or none between them. */
export function readNumbers(typed: string): CalendarDay | undefined {
  const [, year, month, day] = /^(\d{4})\D?(\d{1,2})\D?(\d{1,2})$/.exec(latinDigits(typed.trim())) ?? []
  return year ? { year: Number(year), month: Number(month), day: Number(day) } : undefined
}

/** @param date undefined for what cannot be read */
export function answerTo(words: AnswerWords, from: Calendar, date: CalendarDay | undefined): ConverterAnswer {
  if (!date) return { text: words.unreadable }
  const absence = absenceOf(from, date)
  if (absence) {
    const isShort = absence.reason === 'no-such-day'
    return { text: isShort ? words.short.replace('#', ownDigits(words, absence.days)) : words.outside }
  }
  const day = from === 'bs' ? { bs: date, ad: bsToAd(date) } : { bs: adToBs(date), ad: date }
  const to = from === 'bs' ? 'ad' : 'bs'
  const { year, month, day: dayOfMonth } = day[to]
  const name = `${words.weekdays[weekdayOf(day.bs)] ?? ''}, ${dayOfMonth} ${words.months[to][month - 1] ?? ''} ${year}`
  return { day, text: words.result[to].replace('#', ownDigits(words, name)) }
}

/** What has to be said beside a day, in the few words that the script has; empty for most days. */
export function noteOn(
  { computed, open, firm, tables, contested, ...words }: AnswerWords,
  { bs, ad }: BothDates,
) {
  const { year, month, day } = bs
  if (year <= lastPublishedYear)
    return [year < firstBsYear && tables, otherBsOf(ad) && contested].filter(Boolean).join(' ')
  const start = open[`${year}-${month}`] ?? open[`${year}-${month}-${day}`]
  const ofMonth = start ?? firm.replace('#', `${words.months.bs[month - 1] ?? ''} ${year}`)
  return ownDigits(words, `${computed.replace('#', String(year))} ${ofMonth}`)
}

export function ownDigits({ digits }: Pick<AnswerWords, 'digits'>, value: string | number): string {
  return digits ? String(value).replace(/[0-9]/g, (digit) => digits[Number(digit)] ?? '') : String(value)
}
