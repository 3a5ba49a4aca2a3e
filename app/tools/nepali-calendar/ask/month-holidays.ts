import type { AskContext, Grammar, Outcome } from '@chautari/ask'
import { type BsDate, compareBs, formatAd, formatBs } from '@chautari/bikram-sambat'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import { pathIn } from '#app/lib/language.ts'
import { saidIn } from '#app/lib/statement.ts'
import { bothOf } from '#app/platform/ask/day-texts.ts'
import type { FestivalDay } from '#app/records/holidays/festivals.ts'
import { hasHolidays, listRemarks } from '#app/records/holidays/holiday-remarks.ts'
import { pathOf } from '../calendar-view.ts'
import { dayAnswer } from './day-answer.ts'
import type { CalendarAskData } from './festivals.ts'
import { holidayNames } from './holidays.ts'
import { messages } from './messages.ne.ts'
import {
  comingMonth,
  consumeMonth,
  type Month,
  openRemarks,
  periodText,
  refusePeriod,
  spanOf,
} from './months.ts'

const besideMonth =
  'howmany public nepal day date holiday in this month next year bs ad when festival list'.split(' ')

/** `holidays in poush`, `poush ma kati bida`: all of a month. */
export const holidaysOfMonth: Grammar<CalendarAskData> = (cursor, context, data) => {
  const named = cursor.consume('holiday') && consumeMonth(cursor, context)
  if (!named || !cursor.isFullyParsed(besideMonth)) return undefined
  const { lang } = context
  const period = comingMonth(named, cursor, context)
  const span = spanOf(period)
  if (!span) return refusePeriod(lang, 'holiday.list', period)
  const years = [...new Set([span.first.bs.year, span.last.bs.year])].map(data.festivalsOf)
  if (years.every((days) => days.some(({ holiday }) => holiday)))
    return listAnswer(context, data, period, span, years.flat())
  // A past year without a list gets none.
  if (span.first.bs.year <= context.today.bs.year) return undefined
  const text = messages[lang].holidayOn.coming.unknown(periodText(lang, period))
  return { kind: 'refusal', intent: 'holiday.list', reason: 'not-announced', text }
}

function listAnswer(
  context: AskContext,
  data: CalendarAskData,
  period: Month,
  { first: { bs }, last }: NonNullable<ReturnType<typeof spanOf>>,
  festivals: readonly FestivalDay[],
): Outcome {
  const { lang } = context
  const inMonth = festivals.filter(({ date }) => compareBs(date, bs) >= 0 && compareBs(date, last.bs) <= 0)
  const lines = (who: FestivalDay['holiday']) => {
    const days = inMonth.filter(({ holiday }) => holiday === who)
    const byDay = Map.groupBy(days, ({ date }) => dayText(context, period, date))
    return [...byDay].map(([day, same]) => `${day}: ${holidayNames(context, data, same)}`)
  }
  const [all, some] = [lines('all'), lines('some')]
  const text = messages[lang]
  const month = periodText(lang, period)
  const head = text.holidaysOf(month, digitsIn(lang, all.length))
  const line = [head, all.join('; ')].join(' ').trim()
  const limited = text.limited(some.join('; '))
  return dayAnswer(context, 'holiday.list', bs, {
    result: { year: period.year, month: period.month, count: all.length, holidays: all.join('; ') },
    text: some.length > 0 ? text.withMore(line, limited) : line,
    figure: head.replace(/:$/, ''),
    details: [...all, ...(some.length > 0 ? [limited] : [])],
    reading: text.holidaysReading(month),
    link: pathIn(lang, pathOf({ kind: 'month', year: bs.year, month: bs.month })),
    remarks: [...openRemarks(lang, period), ...saidIn(lang, listRemarks(bs.year, hasHolidays(festivals)))],
  })
}

function dayText({ lang: language }: AskContext, { calendar }: Month, bs: BsDate): string {
  const texts = [formatBs(bs, { language }), formatAd(bothOf(bs).ad, { language })]
  return (calendar === 'bs' ? texts : texts.toReversed()).join(' · ')
}
