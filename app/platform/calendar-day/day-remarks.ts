import {
  addDays,
  type BsDate,
  bsToAd,
  compareBs,
  daysInBsMonth,
  digitsIn,
  lastPublishedYear,
  otherBsOf,
  otherDaysInBsMonth,
} from 'bikram-sambat-calendar'
import type { Lang } from '#app/lib/language.ts'
import { type Remark, remarkOf } from '#app/lib/statement.ts'
import { contestedNote, type DayIn, monthLengthNote, monthText } from './contested-note.ts'
import openMonths from './data/open-months.json' with { type: 'json' }
import { messages } from './messages.ne.ts'

/** A month of a computed year that may begin a day earlier or later, as the ledger of the calendar package says. */
interface OpenMonth {
  year: number
  month: number
  begins: 'earlier' | 'later'
}

const open = openMonths as readonly OpenMonth[]

/** What has to be said beside a day: the official calendar of its year is not out, or calendars differ about it. */
export function dayRemarks(day: DayIn): Remark[] {
  const { bs } = day
  return [
    ...provisional([bs.year], open.filter(isOpenOn(bs)), bs),
    ...contested(otherBsOf(day.ad), (lang) => contestedNote(lang, day)),
  ]
}

/** Beside the length of a month, or its first day. */
export function monthRemarks(year: number, month: number): Remark[] {
  const at = { year, month }
  const last = { ...at, day: daysInBsMonth(year, month) }
  return [
    ...provisional(
      [year],
      open.filter((one) => isSame(one, at) || isSame(one, monthAfter(last))),
      at,
    ),
    ...contested(otherDaysInBsMonth(year, month), (lang) => monthLengthNote(lang, year, month)),
  ]
}

/** Beside the whole of a year. */
export function yearRemarks(year: number): Remark[] {
  const months = Array.from({ length: 12 }, (_, index) => index + 1)
  const others = months.filter((month) => otherDaysInBsMonth(year, month))
  return [
    ...provisional(
      [year],
      open.filter((one) => one.year === year),
    ),
    ...contested(others[0], (lang) => others.map((month) => monthLengthNote(lang, year, month)).join(' ')),
  ]
}

/** Beside what is counted from one day to another: `Provisional: the official calendars of 2084 and 2085 BS are not out yet, …`. */
export function spanRemarks(a: BsDate, b: BsDate): Remark[] {
  const [from, to] = compareBs(a, b) <= 0 ? [a, b] : [b, a]
  const years = Array.from({ length: to.year - from.year + 1 }, (_, index) => from.year + index)
  const openAt = open.filter((one) => isOpenOn(from)(one) || isOpenOn(to)(one))
  const [other] = [from, to].filter((bs) => otherBsOf(bsToAd(bs)))
  const contestedEnd = other && { calendar: 'ad' as const, bs: other, ad: bsToAd(other) }
  return [
    ...provisional(years, openAt),
    ...contested(contestedEnd, (lang) => contestedEnd && contestedNote(lang, contestedEnd)),
  ]
}

/** The same words for a script that has no modules: `#` is the year, or month and year. Open days are keyed `2085-1`, `2084-12-31`. */
export function noteWords(lang: Lang) {
  const text = messages[lang]
  const sentence = (one: OpenMonth) => text.open[one.begins](monthText(lang, one))
  const dayBefore = (one: OpenMonth) => Object.values(addDays({ ...one, day: 1 }, -1)).join('-')
  return {
    computed: text.notOut.one('#'),
    firm: text.firm('#'),
    open: Object.fromEntries(
      open.flatMap((one) => [
        [`${one.year}-${one.month}`, sentence(one)],
        ...(one.begins === 'earlier' ? [[dayBefore(one), sentence(one)]] : []),
      ]),
    ) as Readonly<Record<string, string>>,
    contested: text.contested,
  }
}

/** @param at a single month, of which it is said when its start is firm. */
function provisional(
  years: readonly number[],
  openAt: readonly OpenMonth[],
  at?: Pick<BsDate, 'year' | 'month'>,
): Remark[] {
  const computed = years.filter((year) => year > lastPublishedYear)
  if (computed.length === 0) return []
  const [first = 0, last = first] = [computed[0], computed.at(-1)]
  const count = computed.length === 1 ? 'one' : computed.length === 2 ? 'two' : 'more'
  return [
    remarkOf('provisional', messages, (text, lang) => {
      const starts = openAt.map((month) => text.open[month.begins](monthText(lang, month)))
      const firm = at && starts.length === 0 ? [text.firm(monthText(lang, at))] : []
      return {
        chip: text.provisional,
        text: [text.notOut[count](digitsIn(lang, first), digitsIn(lang, last)), ...starts, ...firm].join(' '),
      }
    }),
  ]
}

/** @param other what other calendars have; undefined where none differs */
function contested(other: unknown, noteIn: (lang: Lang) => string | undefined): Remark[] {
  if (!other) return []
  return [
    remarkOf('contested', messages, ({ contested: chip }, lang) => ({ chip, text: noteIn(lang) ?? '' })),
  ]
}

/** A day of the month, or the last one before a month that may begin on it. */
function isOpenOn(bs: BsDate) {
  const isLast = bs.day === daysInBsMonth(bs.year, bs.month)
  return (one: OpenMonth) =>
    isSame(one, bs) || (isLast && one.begins === 'earlier' && isSame(one, monthAfter(bs)))
}

const isSame = (a: Pick<BsDate, 'year' | 'month'>, b: Pick<BsDate, 'year' | 'month'>) =>
  a.year === b.year && a.month === b.month

const monthAfter = ({ year, month }: BsDate) =>
  month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 }
