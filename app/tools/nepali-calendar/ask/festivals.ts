import type { Answer, AskContext, Cover, Outcome } from 'ask'
import { inTable, isoOf, isYear, takeDate, yearOf } from 'ask/dates'
import {
  addDays,
  type BsDate,
  bsToAd,
  compareBs,
  daysInBsMonth,
  differenceInDays,
  formatBs,
  lastBsYear,
  weekdayOf,
} from 'bikram-sambat-calendar'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import type { Bilingual } from '#app/lib/language.ts'
import { bothDatesText, refuseDate } from '#app/platform/ask/day-texts.ts'
import type { FestivalDay } from '#app/records/holidays/festivals.ts'
import { besideDate, dayAnswer } from './day-answer.ts'
import { messages } from './messages.ne.ts'

export interface CalendarAskData {
  /** Festivals and holidays of a BS year in the order of their dates. */
  festivalsOf: (year: number) => readonly FestivalDay[]
  names: Readonly<Record<string, Bilingual>>
}

export function festival(cover: Cover, context: AskContext, data: CalendarAskData): Outcome | undefined {
  const taken = cover.take('festival:')
  if (!taken) return undefined
  const numbered = cover.takeNumber(isYear)
  const next = cover.take('next')
  const others = 'when this left until howmany holiday festival nepal in now today after to'.split(' ')
  const allowed = [...besideDate, ...others]
  if (cover.has('until', 'left')) allowed.push('length')
  if (!cover.isExplained([...allowed, `festival:${taken.value}`], cover.has('when'))) return undefined
  // Without "Nepali" the new year of an AD year is another one.
  const isOfAd = cover.has('ad') || (numbered !== undefined && yearOf(numbered) <= 2034)
  const isOtherNewYear = taken.value === 'new-year' && isOfAd
  // "How many days is the Dashain holiday?"
  const isLength = cover.has('holiday') && cover.has('howmany')
  if (isOtherNewYear || isLength) return undefined
  const year = numbered ? yearOf(numbered) : namedYear(cover, next !== undefined, context)
  const isPast = cover.question.words.some(({ text }) => /^(was|thiyo|थियो)$/.test(text))
  const day =
    year === undefined ? nearestDay(taken.value, isPast, context, data) : dayIn(year, taken.value, data)
  if (!day) {
    if (year !== undefined && (year > lastBsYear || year < 1943))
      return refuseDate(context.lang, 'festival.when', {
        calendar: 'bs',
        reason: 'out-of-range',
        date: { year, month: 1, day: 1 },
      })
    return undefined
  }
  return festivalAnswer(context, day, data)
}

/** This BS year or the next one, where the question names it. */
function namedYear(cover: Cover, isNext: boolean, { today: { bs } }: AskContext): number | undefined {
  if (!cover.has('year')) return undefined
  if (isNext) return bs.year + 1
  return cover.has('this') ? bs.year : undefined
}

/** `aaja kun chad ho`: the festivals of a day, else the next one; without a day the next one after today. */
export function festivalOn(
  cover: Cover,
  context: AskContext,
  data: CalendarAskData,
): readonly Outcome[] | undefined {
  if (cover.has('festival:') || !cover.take('festival')) return undefined
  const asked = takeDate(cover, context)?.days[0]
  const isNext = asked === undefined && cover.has('next')
  const allowed = [...besideDate, 'next', 'when', 'nepal', 'in', 'now', 'this', 'holiday', 'festival']
  if ((!asked && !isNext) || !cover.isExplained(allowed)) return undefined
  const from = asked?.bs ?? addDays(context.today.bs, 1)
  const [next, ...later] = [from.year, from.year + 1]
    .filter((year) => year <= lastBsYear)
    .flatMap(data.festivalsOf)
    // A minor day is told on its day alone.
    .filter(
      ({ date, isMinor }) =>
        compareBs(date, from) >= 0 && !(isMinor && (isNext || compareBs(date, from) > 0)),
    )
  if (!next) return undefined
  const days = [next, ...later.filter(({ date }) => compareBs(date, next.date) === 0)]
  return days.map((day) => {
    const answer = festivalAnswer(context, day, data)
    const isOther = asked !== undefined && compareBs(day.date, from) !== 0
    const { lang } = context
    return isOther
      ? { ...answer, reading: messages[lang].noFestival(formatBs(from, { language: lang })) }
      : answer
  })
}

/** The next one from today on, or the last one; undefined for a festival without a rule until its day is published. */
function nearestDay(
  id: string,
  isPast: boolean,
  { today: { bs } }: AskContext,
  { festivalsOf }: CalendarAskData,
): FestivalDay | undefined {
  const days = [-1, 0, 1, 2]
    .map((years) => bs.year + years)
    .filter((year) => year <= lastBsYear)
    .flatMap(festivalsOf)
    .filter((day) => day.id === id)
  return isPast
    ? days.findLast(({ date }) => compareBs(date, bs) < 0)
    : days.find(({ date }) => compareBs(date, bs) >= 0)
}

/** In a BS year, or in a year of the common era, which lies in two BS years. */
function dayIn(year: number, id: string, { festivalsOf }: CalendarAskData): FestivalDay | undefined {
  const isAd = year <= 2034
  const years = isAd ? [year + 56, year + 57] : [year]
  return years
    .filter((bsYear) => inTable(() => daysInBsMonth(bsYear, 1)) !== undefined)
    .flatMap(festivalsOf)
    .find((day) => day.id === id && (!isAd || bsToAd(day.date).year === year))
}

function festivalAnswer(
  context: AskContext,
  { id, date, basis }: FestivalDay,
  data: CalendarAskData,
): Answer {
  const { lang } = context
  const text = messages[lang]
  const both = { bs: date, ad: bsToAd(date) }
  const own = data.names[id]?.[lang] ?? id
  const whole = greatNames[id]?.[lang]
  const name = whole ? `${whole} (${own})` : own
  const computed = basis === 'firm' || basis === 'open' ? ` (${text.computed})` : ''
  return dayAnswer(context, 'festival.when', date, {
    result: { festival: id, bs: isoOf(both.bs), ad: isoOf(both.ad) },
    text: `${name}: ${bothDatesText(lang, both)}, ${daysAwayText(context, date)}${computed}`,
    reading: name,
  })
}

/** What people call the festival, where the day has a name of its own. */
const greatNames: Readonly<Record<string, Bilingual>> = {
  'vijaya-dashami': { en: 'Dashain', ne: 'दशैँ' },
  'laxmi-puja': { en: 'Tihar', ne: 'तिहार' },
  'holi-hill': { en: 'Holi', ne: 'होली' },
}

export function daysAwayText({ lang, today: { bs } }: AskContext, date: BsDate): string {
  const days = differenceInDays(bs, date)
  return days < 0 ? messages[lang].ago(digitsIn(lang, -days)) : messages[lang].inDays(digitsIn(lang, days))
}

const besideHoliday = 'next when public nepal day date holiday in now after this bs or'.split(' ')

/** The next public holiday; of a day that is named, whether it is one, and else the next one after it. */
export function nextHoliday(
  cover: Cover,
  context: AskContext,
  { festivalsOf, names }: CalendarAskData,
): Outcome | undefined {
  if (!cover.take('holiday')) return undefined
  const asked = takeDate(cover, context)?.days[0]
  if (!cover.isExplained(besideHoliday)) return undefined
  const { lang, today: now } = context
  const text = messages[lang]
  // Without a day the next one is meant, not today's.
  const from = asked?.bs ?? addDays(now.bs, 1)
  const day = [from.year, from.year + 1]
    .filter((year) => year <= lastBsYear)
    .flatMap(festivalsOf)
    .find(({ date, holiday }) => holiday === 'all' && compareBs(date, from) >= 0)
  if (!day) return undefined
  const both = { bs: day.date, ad: bsToAd(day.date) }
  const name = names[day.id]?.[lang] ?? day.id
  const isThatDay = asked !== undefined && compareBs(day.date, asked.bs) === 0
  const none = weekdayOf(from) === 6 ? text.saturday : text.noHoliday
  return dayAnswer(context, 'holiday.next', day.date, {
    result: { bs: isoOf(both.bs), ad: isoOf(both.ad), name },
    text: `${name}: ${bothDatesText(lang, both)}, ${daysAwayText(context, day.date)}`,
    reading: asked && !isThatDay ? none(formatBs(asked.bs, { language: lang })) : text.nextHoliday,
  })
}
