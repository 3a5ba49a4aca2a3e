import type { AskContext, Cursor, Grammar } from '@chautari/ask'
import { consumeDate, type DateReading, isOfPast, isoOf, type ReadDay } from '@chautari/ask/dates'
import {
  addDays,
  type BsDate,
  compareBs,
  formatAd,
  formatBs,
  weekdayName,
  weekdayOf,
} from '@chautari/bikram-sambat'
import { saidIn } from '#app/lib/statement.ts'
import {
  assumedOf,
  besideDate,
  bothDatesText,
  bothOf,
  dayCard,
  givenDateText,
  isoBoth,
  refuseDate,
  whenText,
} from '#app/platform/ask/day-texts.ts'
import type { FestivalDay } from '#app/records/holidays/festivals.ts'
import { type Closing, closingOf, hasHolidays, listRemarks } from '#app/records/holidays/holiday-remarks.ts'
import { dayAnswer } from './day-answer.ts'
import { type CalendarAskData, consumeYear, dayOf, daysFrom, isUnclear } from './festivals.ts'
import { messages } from './messages.ne.ts'

const intent = 'holiday.next'

const besideNext = 'next when public nepal day date holiday in now after this bs or'.split(' ')

/** `next public holiday`. */
export const nextHoliday: Grammar<CalendarAskData> = (cursor, context, data) => {
  // "How many holidays" asks for no day.
  if (!cursor.consume('holiday') || cursor.has('howmany') || !cursor.isFullyParsed(besideNext))
    return undefined
  const { lang, today } = context
  const next = holidayFrom(addDays(today.bs, 1), data)
  if (!next) return undefined
  const name = holidayNames(context, data, [next])
  const card = dayCard(context, bothOf(next.date))
  return dayAnswer(context, intent, next.date, {
    result: { ...isoBoth(bothOf(next.date)), name },
    text: nextText(context, data, next),
    figure: card.figure,
    details: [name, ...card.details],
    reading: messages[lang].nextHoliday,
    remarks: saidIn(lang, listRemarks(next.date.year, hasHolidays(data.festivalsOf(next.date.year)))),
  })
}

const holidayFrom = (from: BsDate, data: CalendarAskData) =>
  daysFrom(from, data).find(({ holiday }) => holiday === 'all')

export function holidayNames({ lang }: AskContext, { names }: CalendarAskData, days: readonly FestivalDay[]) {
  return [...new Set(days.map(({ id }) => names[id]?.[lang] ?? id))].join(' / ')
}

function nextText(context: AskContext, data: CalendarAskData, next: FestivalDay): string {
  const date = bothDatesText(context.lang, bothOf(next.date))
  return `${holidayNames(context, data, [next])}: ${date}, ${whenText(context, next.date)}`
}

const besideDay = [
  ...besideDate,
  ...'public nepal holiday in now this next after or to open closed off institution'.split(' '),
]

/** `is tomorrow a holiday`, `baisakh 11 ma bida`, `sanibar bida ho`: yes or no, and what. */
export const holidayOn: Grammar<CalendarAskData> = (cursor, context, data) => {
  const whether = consumeWhether(cursor)
  const reading =
    whether &&
    (consumeDate(cursor, context) ??
      consumeWeekday(cursor, context) ??
      consumeFestival(cursor, context, data))
  if (!reading || !cursor.isFullyParsed(besideDay)) return undefined
  // A reading in a year without a list is not meant beside one with it: 2026-12-25 is AD.
  const listed = reading.days.filter(({ bs }) => data.festivalsOf(bs.year).some(({ holiday }) => holiday))
  const days = listed.length > 0 ? listed : reading.days
  const [asked] = days
  if (!asked) return reading.trouble && refuseDate(context.lang, intent, reading.trouble)
  const answer = answerOn(context, data, asked, whether)
  return { ...answer, remarks: [...answer.remarks, ...assumedOf(context.lang, asked, days.length)] }
}

function answerOn(context: AskContext, data: CalendarAskData, day: ReadDay, whether: 'closed' | 'open') {
  const { lang, today } = context
  const { calendar, bs, ad } = day
  const isPast = compareBs(bs, today.bs) < 0
  const { lead: leads, figure, ...texts } = messages[lang].holidayOn
  const [text, lead] = [texts[isPast ? 'past' : 'coming'], leads[whether]]
  const ofYear = data.festivalsOf(bs.year)
  const closing = closingOf(bs, ofYear)
  const said = saidOf(closing, ofYear)
  const days = closing.kind === 'public' ? closing.everybody : closing.limited
  const name = holidayNames(context, data, days) || weekdayName(weekdayOf(bs), lang)
  const next = said === 'none' && !isPast ? holidayFrom(bs, data) : undefined
  const festivals = said === 'all' || said === 'some' ? '' : festivalsOn(bs, context, data)
  const more = [
    ...(festivals ? [messages[lang].onThisDay(festivals)] : []),
    ...(next ? [messages[lang].nextIs(nextText(context, data, next))] : []),
  ]
  const date = calendar === 'bs' ? formatBs(bs, { language: lang }) : formatAd(ad, { language: lang })
  const line =
    said === 'none' || said === 'unknown'
      ? text[said](date, lead.none)
      : `${text[said](name, lead[said])} ${bothDatesText(lang, { bs, ad })}`
  return dayAnswer(context, intent, bs, {
    result: {
      ...isoBoth(bothOf(next?.date ?? bs)),
      name: next ? holidayNames(context, data, [next]) : name,
      isHoliday: verdicts[said],
      asked: isoOf(bs),
    },
    text: [line.replace(/([^.।])$/, `$1${lang === 'en' ? '.' : '।'}`), ...more].join(' '),
    figure: figure[said](name, lead.figure),
    details: [`${bothDatesText(lang, { bs, ad })}, ${whenText(context, bs)}`, ...more],
    reading: messages[lang].whether(givenDateText(lang, day)),
    remarks: saidIn(lang, closing.remarks),
  })
}

/** A weekly holiday may be a festival, too, and a festival no holiday. */
function festivalsOn(bs: BsDate, context: AskContext, data: CalendarAskData): string {
  const isOn = ({ date, isMinor }: FestivalDay) => !isMinor && compareBs(date, bs) === 0
  return holidayNames(context, data, data.festivalsOf(bs.year).filter(isOn))
}

/** Whether it is asked if a day is a holiday, or if offices are open on it. */
function consumeWhether(cursor: Cursor): 'closed' | 'open' | undefined {
  if (cursor.consume('holiday', 'off')) return 'closed'
  const state = cursor.has('institution') ? cursor.consume('open', 'closed') : undefined
  return state && cursor.consume('institution') && (state.value as 'closed' | 'open')
}

/** What is said of a day, and the answer for programs. */
const verdicts = {
  all: 'yes',
  saturday: 'yes',
  some: 'some',
  sunday: 'some',
  sundayUnlisted: 'some',
  none: 'no',
  unknown: 'unknown',
} as const

function saidOf({ kind, weekly, limited }: Closing, ofYear: readonly FestivalDay[]): keyof typeof verdicts {
  if (kind === 'public') return 'all'
  if (weekly === 'saturday') return weekly
  if (limited.length > 0) return 'some'
  const isListed = ofYear.some(({ holiday }) => holiday)
  if (weekly) return isListed ? weekly : 'sundayUnlisted'
  return isListed ? 'none' : 'unknown'
}

/** The nearest such weekday from today on; the next one is never today. */
function consumeWeekday(cursor: Cursor, { today }: AskContext): DateReading | undefined {
  const named = cursor.consume('weekday-name:')
  if (!named) return undefined
  const days = (Number(named.value) - weekdayOf(today.bs) + 7) % 7
  const bs = addDays(today.bs, days === 0 && cursor.has('next') ? 7 : days)
  return { days: [{ calendar: 'bs', ...bothOf(bs), year: 'relative' }] }
}

/** `is christmas a holiday`: only where it is asked whether it is one; else its day is asked for. */
function consumeFestival(
  cursor: Cursor,
  context: AskContext,
  data: CalendarAskData,
): DateReading | undefined {
  const isAsked = cursor.question.words.some(({ text }) =>
    /^(is|was|are|ho|cha|chha|xa|hun?cha|hun?chha|hun?xa|thiyo|ki|हो|छ|हुन्छ|थियो|कि)$/.test(text),
  )
  const taken = isAsked && !cursor.has('when', 'howmany') ? cursor.consume('festival:') : undefined
  if (!taken) return undefined
  const year = consumeYear(cursor, context)
  if (isUnclear(cursor, year)) return undefined
  // The coming one, or where its list is not published the last one.
  const days = [isOfPast(cursor), true].flatMap(
    (isPast) => dayOf(taken.value, year, isPast, context, data) ?? [],
  )
  const day = days.find(({ date }) => data.festivalsOf(date.year).some(({ holiday }) => holiday)) ?? days[0]
  return day && { days: [{ calendar: 'bs', ...bothOf(day.date), year: 'relative' }] }
}
