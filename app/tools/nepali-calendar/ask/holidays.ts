import type { Answer, AskContext, Cover, Outcome } from 'ask'
import { type DateReading, isoOf, isOfPast, type ReadDay, takeDate } from 'ask/dates'
import { addDays, type BsDate, compareBs, formatBs, lastBsYear, weekdayOf } from 'bikram-sambat-calendar'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import {
  assumedOf,
  bothDatesText,
  dayCard,
  givenDateText,
  refuseDate,
  whenText,
} from '#app/platform/ask/day-texts.ts'
import type { FestivalDay } from '#app/records/holidays/festivals.ts'
import { besideDate, bothOf, dateAnswer, dayAnswer } from './day-answer.ts'
import { type CalendarAskData, nearestDay } from './festivals.ts'
import { messages } from './messages.ne.ts'
import { comingMonth, openRemarks, periodText, refusePeriod, spanOf, takeMonth } from './months.ts'

const intent = 'holiday.next'

const besideNext = 'next when public nepal day date holiday in now after this bs or'.split(' ')

/** `next public holiday`. */
export function nextHoliday(cover: Cover, context: AskContext, data: CalendarAskData): Outcome | undefined {
  if (!cover.take('holiday') || !cover.isExplained(besideNext)) return undefined
  const { lang, today } = context
  const next = holidayFrom(addDays(today.bs, 1), data)
  if (!next) return undefined
  return dateAnswer(context, intent, next.date, {
    result: { ...isoBoth(next.date), name: nameOf(context, data, [next]) },
    text: nextText(context, data, next),
    reading: messages[lang].nextHoliday,
    remarks: [],
  })
}

const isoBoth = (bs: BsDate) => ({ bs: isoOf(bs), ad: isoOf(bothOf(bs).ad) })

function holidayFrom(from: BsDate, { festivalsOf }: CalendarAskData): FestivalDay | undefined {
  return [from.year, from.year + 1]
    .filter((year) => year <= lastBsYear)
    .flatMap(festivalsOf)
    .find(({ date, holiday }) => holiday === 'all' && compareBs(date, from) >= 0)
}

function nameOf({ lang }: AskContext, { names }: CalendarAskData, days: readonly FestivalDay[]): string {
  return [...new Set(days.map(({ id }) => names[id]?.[lang] ?? id))].join(' / ')
}

function nextText(context: AskContext, data: CalendarAskData, next: FestivalDay): string {
  const date = bothDatesText(context.lang, bothOf(next.date))
  return `${nameOf(context, data, [next])}: ${date}, ${whenText(context, next.date)}`
}

const besideDay = [...besideDate, ...'public nepal holiday in now this next after or to'.split(' ')]

/** `is tomorrow a holiday`, `baisakh 11 ma bida`, `sanibar bida ho`: yes or no, and what. */
export function holidayOn(cover: Cover, context: AskContext, data: CalendarAskData): Outcome | undefined {
  if (!cover.take('holiday')) return undefined
  const reading = takeDate(cover, context) ?? takeWeekday(cover, context) ?? takeFestival(cover, context, data)
  if (!reading || !cover.isExplained(besideDay)) return undefined
  const [asked] = reading.days
  if (!asked) return reading.trouble && refuseDate(context.lang, intent, reading.trouble)
  const ofYear = data.festivalsOf(asked.bs.year)
  // The browser has the festivals of some years only.
  if (ofYear.length === 0) return undefined
  const { lang } = context
  return {
    ...answerOn(context, data, asked.bs, ofYear),
    reading: messages[lang].whether(givenDateText(lang, asked)),
  }
}

function answerOn(
  context: AskContext,
  data: CalendarAskData,
  bs: BsDate,
  ofYear: readonly FestivalDay[],
): Answer {
  const { lang, today } = context
  const text = messages[lang].holidayOn[compareBs(bs, today.bs) < 0 ? 'past' : 'coming']
  const ofDay = ofYear.filter(({ date }) => compareBs(date, bs) === 0)
  const [all, some] = (['all', 'some'] as const).map((who) => ofDay.filter(({ holiday }) => holiday === who))
  const weekday = weekdayOf(bs)
  const date = bothDatesText(lang, bothOf(bs))
  const answer = (isHoliday: string, name: string, said: string, figure: string) =>
    dayAnswer(context, intent, bs, {
      result: { ...isoBoth(bs), name, isHoliday, asked: isoOf(bs) },
      text: `${said}: ${date}, ${whenText(context, bs)}`,
      figure,
      details: dayCard(context, bothOf(bs)).details,
      reading: '',
      remarks: [],
    })
  return undefined as never
}

/** The nearest such weekday, from today on. */
function takeWeekday(cover: Cover, { today }: AskContext): DateReading | undefined {
  const named = cover.take('weekday-name:')
  if (!named) return undefined
  const bs = addDays(today.bs, (Number(named.value) - weekdayOf(today.bs) + 7) % 7)
  return { days: [{ calendar: 'bs', ...bothOf(bs), year: 'relative' }] }
}
