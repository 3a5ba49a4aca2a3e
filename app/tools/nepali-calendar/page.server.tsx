import {
  addMonths,
  type BsDate,
  compareBs,
  lastBsYear,
  latinDigits,
  parseBs,
  todayInNepal,
} from 'bikram-sambat-calendar'
import { nepalDay } from 'bikram-sambat-calendar/iso-day'
import { type Lang, pathIn } from '#app/lib/language.ts'
import { definePage, PageNotFound, PageRedirect } from '#app/platform/document/page.ts'
import { servicesContext } from '#app/platform/services.server.ts'
import { ToolPage } from '#app/platform/tool-page/tool-page.tsx'
import { festivalsFrom } from '#app/records/holidays/festivals-from.ts'
import { festivalNamesIn, published } from '#app/records/holidays/published.server.ts'
import { loadToolPage } from '#app/records/tools/tool-page.server.ts'
import articleEn from './article.en.md'
import articleNe from './article.ne.md'
import { calendarPath, pathOf } from './calendar-path.ts'
import { paramsOf, readView, type ViewParams } from './calendar-view.ts'
import { nextFestival } from './festival-dates.ts'
import { festivalPages } from './festival-page/festival-page.server.tsx'
import { messages as festivalMessages } from './festival-page/messages.ne.ts'
import { festivalsOf } from './festival-years.server.ts'
import { greatFestivals } from './great-festivals.ts'
import { messages } from './messages.ne.ts'
import { noSuchDay } from './no-such-day/no-such-day.ts'
import { seoOf } from './page-seo.ts'
import BelowMonths from './parts/below-months/below-months.island.tsx'
import type { WhenIsProps } from './parts/below-months/when-is.tsx'
import Calendar from './parts/calendar.island.tsx'
import { tool } from './tool.ts'

/** More festivals than a year has. */
const allCount = 100

const texts = { manifest: tool, articles: { en: articleEn, ne: articleNe } }

const calendarPage = definePage({
  path: tool.path,
  depth: tool.below?.depth ?? 0,
  load: async (request) => {
    const { url, lang, path, context } = request
    const { seo, ...page } = await loadToolPage(request, texts)
    const inPath = paramsOf(path)
    if (inPath.year === 'festivals') throw new PageNotFound({ part: noSuchFestival(lang) })
    const requested = inPath.year === undefined ? fromQuery(url) : inPath
    const view = readView(requested)
    if (!view) throw new PageNotFound({ part: noSuchDay(lang, requested) })
    // Leading zeros, and the form without JavaScript, are redirected to the canonical address.
    const only = pathIn(lang, pathOf(view))
    if (only !== url.pathname) throw new PageRedirect(only, inPath.year === undefined ? 302 : 301)
    const now = context.get(servicesContext).now()
    const today = nepalDay(now)
    const names = festivalNamesIn(lang)
    const below = comingFrom(todayInNepal(now).bs)
    const comingNames = Object.fromEntries(below.coming.map(({ id }) => [id, names[id] ?? id]))
    return {
      ...page,
      seo: seoOf(seo, view),
      view,
      calendar: { today, published, names, title: seo.title },
      below: { ...below, today, names: comingNames },
    }
  },
  draw: ({ frame, view, calendar, below }, { lang, site, island }) => (
    <ToolPage title={messages[lang].title} subtitle={messages[lang].subtitle} frame={frame}>
      {island('calendar', Calendar, { data: calendar, requested: view })}
      {island('below-months', BelowMonths, below, { when: 'near', site: { siteUrl: site.siteUrl } })}
    </ToolPage>
  ),
})

export const pages = [calendarPage, ...festivalPages]

/** The festivals of twelve months, and the next date of each great one, the nearest first. */
function comingFrom(day: BsDate): WhenIsProps {
  const end = day.year < lastBsYear ? addMonths(day, 12) : undefined
  return {
    coming: festivalsFrom(day, allCount, published).filter(({ date }) => !end || compareBs(date, end) < 0),
    great: greatFestivals
      .flatMap((festival) => {
        const next = nextFestival(day, festival, festivalsOf)
        return next ? [{ slug: festival.slug, date: next.main.date }] : []
      })
      .sort((a, b) => compareBs(a.date, b.date)),
  }
}

function noSuchFestival(lang: Lang) {
  const { noSuchFestival: explanation, toCalendar: link } = festivalMessages[lang]
  return { explanation, path: calendarPath, link }
}

const toParams = ({ year, month, day }: BsDate) => ({ year: `${year}`, month: `${month}`, day: `${day}` })

/** Without JavaScript the forms for a month and for a day submit it as a query. */
function fromQuery({ searchParams }: URL): ViewParams {
  const text = searchParams.get('day-bs')?.trim()
  if (text) {
    const parsed = parseBs(text)
    if (parsed.ok) return toParams(parsed.date)
    // What is no day is answered with the month's length.
    const [year = '', month, day] = latinDigits(text).split(/\D+/)
    return { year, month, day }
  }
  const year = searchParams.get('year')
  return year === null ? {} : { year, month: searchParams.get('month') ?? undefined }
}
