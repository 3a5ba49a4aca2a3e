import {
  type BsDate,
  bsToAd,
  compareBs,
  formatAd,
  formatBs,
  weekdayName,
  weekdayOf,
} from '@chautari/bikram-sambat'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import { tithiOf } from '@chautari/bikram-sambat/panchanga'
import type { Lang } from '#app/lib/language.ts'
import { chipsIn } from '#app/lib/statement.ts'
import type { Seo } from '#app/platform/document/page.ts'
import { adMonthsText, adSpanOf, bsMonthText } from '#app/records/holidays/bs-month.ts'
import type { MonthDay } from '#app/records/holidays/calendar-month.tsx'
import type { FestivalDay } from '#app/records/holidays/festivals.ts'
import { weeklyRemarks } from '#app/records/holidays/holiday-remarks.ts'
import { type CalendarView, calendarPath, pathOf } from './calendar-view.ts'
import { messages } from './messages.ne.ts'

/** Names of festivals in the page's language, by id. */
export type FestivalNames = Readonly<Record<string, string>>

export function festivalName(names: FestivalNames, { id }: FestivalDay): string {
  return names[id] ?? id
}

/** A cell of the grid in words: `5 Mangsir 2083, Saturday, 21 November 2026, Dwadashi, Weekly holiday`. */
export function dayLabel(lang: Lang, day: MonthDay, names: FestivalNames, today: BsDate): string {
  const text = messages[lang]
  const { date, ad, weekday, weekly, holiday, festivals } = day
  return [
    ...(compareBs(date, today) === 0 ? [text.today] : []),
    formatBs(date, { language: lang }),
    weekdayName(weekday, lang),
    formatAd(ad, { language: lang }),
    tithiOf(date)[lang],
    ...chipsIn(lang, weeklyRemarks(weekly)),
    ...(holiday ? [text.marks[holiday]] : []),
    ...festivals.map((festival) => festivalName(names, festival)),
  ].join(', ')
}

/** The sources of a festival: `marked by the Home Ministry's holiday notice, Ratopati`. */
export function sourceText(lang: Lang, { holiday, sources }: FestivalDay): string {
  const text = messages[lang].sources
  const names = sources.map((source) => text[source]).join(', ')
  return holiday ? text.marked(names) : text.dated(names)
}

/** The search engine texts of a view; the tool's own for its first page. */
export function seoOf(first: Seo, view: CalendarView): Seo {
  if (view.kind === 'today') return first
  // All views have the tool's facts.
  const about = first.about.kind === 'tool' ? { ...first.about, path: calendarPath } : first.about
  return { ...first, ...textOf(first.lang, view), path: pathOf(view), about }
}

/** @param first the title of the tool's first page */
export function titleOf(lang: Lang, first: string, view: CalendarView): string {
  return view.kind === 'today' ? first : textOf(lang, view).title
}

function textOf(lang: Lang, view: Exclude<CalendarView, { kind: 'today' }>) {
  const text = messages[lang].seo
  if (view.kind === 'year') {
    const year = digitsIn(lang, view.year)
    const { from } = adSpanOf({ year: view.year, month: 1 })
    const span = digitsIn(lang, `${from.year}–${from.year + 1}`)
    return { title: text.year(year), description: text.yearAbout(year, span) }
  }
  const month = bsMonthText(lang, view)
  if (view.kind === 'month') {
    return {
      title: text.month(month, adMonthsText(lang, view, 'short')),
      description: text.monthAbout(month, adMonthsText(lang, view)),
    }
  }
  const day = formatBs(view, { language: lang })
  const ad = formatAd(bsToAd(view), { language: lang })
  return {
    title: text.day(day, ad),
    description: text.dayAbout(day, ad, weekdayName(weekdayOf(view), lang)),
  }
}
