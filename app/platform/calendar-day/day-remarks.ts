import {
  type AdDate,
  addDays,
  type BsDate,
  bsMonthName,
  daysInBsMonth,
  digitsIn,
  firstBsYear,
  formatAd,
  formatBs,
  lastPublishedYear,
  otherAdOf,
  otherBsOf,
  otherDaysInBsMonth,
} from '@chautari/bikram-sambat'
import type { Lang } from '#app/lib/language.ts'
import { type Remark, remarkOf } from '#app/lib/statement.ts'
import listed from './data/open-months.json' with { type: 'json' }
import { messages } from './messages.ne.ts'

type BsMonth = Pick<BsDate, 'year' | 'month'>

/** The months of computed years that may begin a day earlier or later, as the ledger of the calendar package says. */
const openMonths = listed as Readonly<Record<string, 'earlier' | 'later' | undefined>>
const beginsOf = ({ year, month }: BsMonth) => openMonths[`${year}-${month}`]

/** What has to be said beside a day: the official calendar of its year is not out, or calendars differ about it. */
export function dayRemarks(day: DayIn): Remark[] {
  const { bs } = day
  return [
    ...provisional([bs.year], monthsOf(bs), bs),
    ...tablesOnly([bs.year], !otherBsOf(day.ad)),
    ...contested(otherBsOf(day.ad), (lang) => contestedNote(lang, day)),
  ]
}

/**
 * @param starts months whose first day matters
 * @param at a single month, of which it is said when its start is firm
 */
export function provisional(years: readonly number[], starts: readonly BsMonth[], at?: BsMonth): Remark[] {
  const computed = years.filter((year) => year > lastPublishedYear)
  if (computed.length === 0) return []
  return [
    remarkOf('provisional', messages, (text, lang) => {
      const [first = '', ...more] = computed.map((year) => digitsIn(lang, year))
      const last = more.at(-1)
      const shown = last ? text[more.length === 1 ? 'both' : 'span'](first, last) : first
      const open = starts.flatMap((month) => {
        const begins = beginsOf(month)
        return begins ? text.open[begins](monthText(lang, month)) : []
      })
      const firm = at && open.length === 0 ? [text.firm(monthText(lang, at))] : []
      return {
        chip: text.provisional,
        text: [text.notOut(shown), ...new Set(open), ...firm].join(' '),
      }
    }),
  ]
}

/** @param isAgreed a single day, to which independent tables give the same date */
export function tablesOnly(years: readonly number[], isAgreed = false): Remark[] {
  if (years.every((year) => year >= firstBsYear)) return []
  return [
    remarkOf('tables-only', messages, (text) => ({
      chip: text.tables,
      text: isAgreed ? `${text.tablesOnly} ${text.tablesAgree}` : text.tablesOnly,
    })),
  ]
}

/** @param other what other calendars have; undefined where none differs */
export function contested(other: unknown, noteIn: (lang: Lang) => string | undefined): Remark[] {
  if (!other) return []
  return [
    remarkOf('contested', messages, ({ contested: chip }, lang) => ({ chip, text: noteIn(lang) ?? '' })),
  ]
}

/** The month of a day; of the last one before a month that may begin on it, that month too. */
export function monthsOf(bs: BsDate): BsMonth[] {
  const next = monthAfter(bs)
  const isLast = bs.day === daysInBsMonth(bs.year, bs.month)
  return isLast && beginsOf(next) === 'earlier' ? [bs, next] : [bs]
}

export const monthAfter = ({ year, month }: BsMonth): BsMonth =>
  month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 }

/** The same words for a script without modules: `#` is the year, or month and year. Keys are `2085-1` and `2084-12-31`. */
export function noteWords(lang: Lang) {
  const { notOut, firm, open, tablesOnly: tables, contested: differ } = messages[lang]
  const days = Object.entries(openMonths).flatMap(([key, begins = 'later']) => {
    const [year = 0, month = 0] = key.split('-').map(Number)
    const sentence = open[begins](monthText(lang, { year, month }))
    const before = Object.values(addDays({ year, month, day: 1 }, -1)).join('-')
    return [[key, sentence], ...(begins === 'earlier' ? [[before, sentence]] : [])]
  })
  return {
    computed: notOut('#'),
    firm: firm('#'),
    open: Object.fromEntries(days) as Readonly<Record<string, string>>,
    tables,
    contested: differ,
  }
}

/** A day, and the calendar in which it was asked for. */
export interface DayIn {
  calendar: 'bs' | 'ad'
  bs: BsDate
  ad: AdDate
}

/** The other reading of a day about which published calendars differ; undefined for all other days. */
export function contestedNote(lang: Lang, { calendar, bs, ad }: DayIn): string | undefined {
  const otherBs = otherBsOf(ad)
  if (!otherBs) return undefined
  const text = messages[lang]
  if (calendar === 'ad')
    return text.ofDay(
      formatAd(ad, { language: lang }),
      `${digitsIn(lang, otherBs.day)} ${monthText(lang, otherBs)}`,
    )
  const otherAd = otherAdOf(bs)
  if (!otherAd)
    return text.shorterMonth(monthText(lang, bs), digitsIn(lang, otherDaysInBsMonth(bs.year, bs.month) ?? 0))
  return text.ofDate(formatBs(bs, { language: lang }), formatAd(otherAd, { language: lang }))
}

/** Of a BS date that the month table does not have, and some published calendars do. */
export function missingDayNote(lang: Lang, bs: BsDate): string | undefined {
  const otherAd = otherAdOf(bs)
  if (!otherAd) return undefined
  const days = digitsIn(lang, otherDaysInBsMonth(bs.year, bs.month) ?? 0)
  return messages[lang].longerMonth(monthText(lang, bs), days, formatAd(otherAd, { language: lang }))
}

/** Of a month whose length differs between published calendars. */
export function monthLengthNote(lang: Lang, year: number, month: number): string | undefined {
  const days = otherDaysInBsMonth(year, month)
  return days === undefined
    ? undefined
    : messages[lang].otherLength(monthText(lang, { year, month }), digitsIn(lang, days))
}

/** `formatBs` refuses days that the table does not have. */
function monthText(lang: Lang, { year, month }: Pick<BsDate, 'year' | 'month'>): string {
  return `${bsMonthName(month, lang)} ${digitsIn(lang, year)}`
}
