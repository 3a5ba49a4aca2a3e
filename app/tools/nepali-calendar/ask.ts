import { type AskContext, type Cover, defineAskPart, type Outcome } from 'ask'
import { type DateReading, inTable, isoOf, isYear, monthAt, takeDate, yearOf } from 'ask/dates'
import { bsMonthName, bsToAd, daysInBsMonth, fiscalYearOf, weekdayOf } from 'bikram-sambat-calendar'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import { pathIn } from '#app/lib/language.ts'
import { bothDatesText, givenDateText, refuseDate, withNote } from '#app/platform/ask/day-texts.ts'
import { monthLengthNote } from '#app/platform/calendar-day/contested-note.ts'
import { calendarWords } from './ask/calendar-words.ts'
import { besideDate, dayAnswer } from './ask/day-answer.ts'
import { readCalendarJson } from './ask/festival-json.ts'
import { type CalendarAskData, festival, festivalOn, nextHoliday } from './ask/festivals.ts'
import { messages } from './ask/messages.ne.ts'
import { sunTimes, tithi } from './ask/sky.ts'
import { pathOf } from './calendar-path.ts'

/** Names of weekdays only with "today": "this Sunday" is another day. */
const besideToday = [
  ...besideDate,
  'today',
  'now',
  'nepal',
  'in',
  'this',
  'calendar',
  'kathmandu',
  'to',
  'or',
].filter((concept) => concept !== 'weekday-name:')

function today(cover: Cover, context: AskContext): Outcome | undefined {
  // "naya barsa" is a festival, though "naya" is new.
  if (cover.has('festival:')) return undefined
  const isToday = cover.take('today')
  const isNow = cover.take('now')
  const isDate = cover.take('date', 'weekday', 'weekday-name:', 'bs', 'ad', 'day', 'year', 'month')
  // "nepali" alone is a word of many questions, "new" and "live" of more.
  const isNamed = isDate && (['date', 'weekday'].includes(isDate.value) || isDate.end - isDate.start > 1)
  // "Which month is this?"
  const isThis = ['year', 'month'].includes(isDate?.value ?? '') && cover.has('this') && cover.has('question')
  const isAboutNow = isToday ?? (isDate && (isNow ?? (isNamed || isThis)))
  if (!isAboutNow || !cover.isExplained(isToday ? [...besideToday, 'weekday-name:'] : besideToday))
    return undefined
  if (
    cover.question.words.every(({ matches }) =>
      matches.some(({ concept }) => concept === 'calendar' || concept === 'nepal'),
    )
  )
    return undefined
  const { lang } = context
  return dayAnswer(context, 'date.today', context.today.bs, {
    result: {
      bs: isoOf(context.today.bs),
      ad: isoOf(context.today.ad),
      weekday: weekdayOf(context.today.bs),
    },
    text: bothDatesText(lang, context.today),
    reading: messages[lang].today,
  })
}

const besideMonth = 'howmany day month year in length or this bs nepal date'.split(' ')

/** `days in mangsir 2083`, `mangsir kati din ko`, `is poush 29 or 30 days`. */
function monthLength(cover: Cover, { lang, today: now }: AskContext): Outcome | undefined {
  const named = takeMonth(cover) ?? (cover.take('this') && cover.has('month') ? now.bs.month : undefined)
  if (!named) return undefined
  const number = cover.takeNumber(isYear)
  if (!asksLength(cover, number !== undefined) || !cover.isExplained(besideMonth)) return undefined
  const [year, month] = [number ? yearOf(number) : now.bs.year, named]
  const days = inTable(() => daysInBsMonth(year, month))
  if (days === undefined) {
    const date = { year, month, day: 1 }
    return refuseDate(lang, 'month.length', { calendar: 'bs', reason: 'out-of-range', date })
  }
  const name = `${bsMonthName(month, lang)} ${digitsIn(lang, year)}`
  return {
    kind: 'answer',
    remarks: [],
    intent: 'month.length',
    result: { year, month, days },
    text: withNote(messages[lang].monthDays(name, digitsIn(lang, days)), monthLengthNote(lang, year, month)),
    reading: messages[lang].monthReading,
    link: pathIn(lang, pathOf({ kind: 'month', year, month })),
  }
}

/** The number of the BS month that is named. */
function takeMonth(cover: Cover): number | undefined {
  const index = cover.question.words.findIndex((_, at) => monthAt(cover, at)?.calendar === 'bs')
  const named = index < 0 ? undefined : monthAt(cover, index)
  if (named) cover.mark({ start: index, end: named.end })
  return named?.value
}

/** Whether the length is asked for in words, or two lengths are offered; one number beside a month is a day. */
function asksLength(cover: Cover, isOfYear: boolean): boolean {
  const lengths = [cover, cover].map(() => cover.takeNumber(({ value }) => value >= 29 && value <= 32))
  if (lengths.some(Boolean)) return lengths.every(Boolean)
  return cover.has('length') || (cover.has('day') && (isOfYear || cover.has('howmany', 'in')))
}

function fiscalYear(cover: Cover, context: AskContext): Outcome | undefined {
  if (!cover.take('fiscal')) return undefined
  const { lang } = context
  const label = cover.question.words.findIndex(
    ({ kind, text }, at) => cover.isFree(at) && kind === 'date' && /^\d{4}[/-]\d{2}$/.test(text),
  )
  const reading = label < 0 ? (takeDate(cover, context) ?? takeMonthOfYear(cover)) : undefined
  if (
    label >= 0 ||
    !cover.isExplained(['now', 'this', 'today', 'nepal', 'date', 'day', 'year', 'in', 'from', 'bs'])
  )
    return undefined
  if (reading?.trouble && reading.days.length === 0) return refuseDate(lang, 'fiscal.year', reading.trouble)
  const day = reading?.days[0] ?? { ...context.today, calendar: 'bs' as const }
  const fiscal = fiscalYearOf(day.bs)
  return dayAnswer(context, 'fiscal.year', day.bs, {
    result: { label: fiscal.label },
    text: messages[lang].fiscalYear(digitsIn(lang, fiscal.label)),
    reading: messages[lang].fiscalReading(givenDateText(lang, day)),
  })
}

/** `2080 magh`: any of its days. */
function takeMonthOfYear(cover: Cover): DateReading | undefined {
  const month = takeMonth(cover)
  const number = month === undefined ? undefined : cover.takeNumber(isYear)
  if (!month || !number) return undefined
  const bs = { year: yearOf(number), month, day: 1 }
  const ad = inTable(() => bsToAd(bs))
  return ad && { days: [{ calendar: 'bs', bs, ad, year: 'given' }] }
}

export const ask = defineAskPart<CalendarAskData>({
  name: 'nepali-calendar',
  words: calendarWords,
  readJson: readCalendarJson,
  grammars: [today, monthLength, fiscalYear, festival, festivalOn, nextHoliday, tithi, sunTimes],
})
