import { bsToAd, formatAd, formatBs, weekdayName, weekdayOf } from 'bikram-sambat-calendar'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import type { Lang } from '#app/lib/language.ts'
import type { Seo } from '#app/platform/document/page.ts'
import { adMonthsText, adSpanOf, bsMonthText } from '#app/records/holidays/bs-month.ts'
import { type CalendarView, calendarPath, pathOf } from './calendar-view.ts'
import { messages } from './messages.ne.ts'

/** The search engine texts of a view; the tool's own for its first page. */
export function seoOf(first: Seo, view: CalendarView): Seo {
  const text = messages[first.lang].seo
  if (view.kind === 'today') return first
  return { ...first, ...textOf(first, view, text), path: pathOf(view), about: aboutTool(first) }
}

/** @param first the title of the tool's first page */
export function titleOf(lang: Lang, first: string, view: CalendarView): string {
  return view.kind === 'today' ? first : textOf({ lang }, view, messages[lang].seo).title
}

function textOf(
  { lang }: Pick<Seo, 'lang'>,
  view: Exclude<CalendarView, { kind: 'today' }>,
  text: typeof messages.en.seo,
) {
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

/** All views have the tool's facts. */
function aboutTool({ about }: Seo): Seo['about'] {
  return about.kind === 'tool' ? { ...about, path: calendarPath } : about
}
