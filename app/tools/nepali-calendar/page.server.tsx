import {
  type BsDate,
  compareBs,
  firstBsYear,
  lastBsYear,
  latinDigits,
  parseBs,
  todayInNepal,
} from 'bikram-sambat-calendar'
import { nepalDay } from 'bikram-sambat-calendar/iso-day'
import { type Lang, pathIn } from '#app/lib/language.ts'
import { definePage, PageNotFound, PageRedirect } from '#app/platform/document/page.ts'
import { ToolPage } from '#app/platform/tool-page/tool-page.tsx'
import { festivalNamesIn } from '#app/records/holidays/published.server.ts'
import { loadToolPage } from '#app/records/tools/tool-page.server.ts'
import articleEn from './article.en.md'
import articleNe from './article.ne.md'
import { packDay } from './ask/festival-json.ts'
import { calendarPath, pathOf } from './calendar-path.ts'
import { monthOf, paramsOf, readView, type ViewParams } from './calendar-view.ts'
import { nextFestival } from './festival-dates.ts'
import { festivalPages } from './festival-page/festival-page.server.tsx'
import { messages as festivalMessages } from './festival-page/messages.ne.ts'
import { festivalsOf } from './festival-years.server.ts'
import { greatFestivals } from './great-festivals.ts'
import { messages } from './messages.ne.ts'
import { noSuchDay } from './no-such-day/no-such-day.ts'
import { seoOf } from './page-seo.ts'
import Calendar from './parts/calendar.island.tsx'
import { CalendarContext, FestivalsContext } from './parts/calendar-context.ts'
import type { GreatDate } from './parts/festival-list.tsx'
import type { PackedYears } from './parts/use-festivals.ts'
import { FeatureCards, TakeAway } from './take-away/folded-parts.tsx'
import { tool } from './tool.ts'
import { YearView } from './year-view.tsx'

const texts = { manifest: tool, articles: { en: articleEn, ne: articleNe } }

const calendarPage = definePage({
  path: tool.path,
  depth: tool.below?.depth ?? 0,
  load: async (request) => {
    const { url, lang, path, site } = request
    const { seo, ...page } = await loadToolPage(request, texts)
    const inPath = paramsOf(path)
    if (inPath.year === 'festivals') throw new PageNotFound({ part: noSuchFestival(lang) })
    const requested = inPath.year === undefined ? fromQuery(url) : inPath
    const view = readView(requested)
    if (!view) throw new PageNotFound({ part: noSuchDay(lang, requested) })
    // Leading zeros, and the form without JavaScript, are redirected to the canonical address.
    const only = pathIn(lang, pathOf(view))
    if (only !== url.pathname) throw new PageRedirect(only, inPath.year === undefined ? 302 : 301)
    const now = site.now()
    const today = todayInNepal(now).bs
    return { ...page, seo: seoOf(seo, view), view, today, day: nepalDay(now), title: seo.title }
  },
  draw: ({ frame, view, today, day, title }, { lang, island }) => {
    const text = messages[lang]
    const names = festivalNamesIn(lang)
    const calendar = () => {
      if (view.kind === 'year')
        return (
          <CalendarContext value={{ lang, text, names, today }}>
            <FestivalsContext value={festivalsOf}>
              <YearView year={view.year} />
            </FestivalsContext>
          </CalendarContext>
        )
      const years = packedYears(monthOf(view, today).year)
      return island('calendar', Calendar, {
        data: { today: day, years, names, great: greatFrom(today), title },
        requested: view,
      })
    }
    return (
      <ToolPage title={text.title} subtitle={text.subtitle} frame={frame}>
        {calendar()}
        <TakeAway />
        <FeatureCards />
      </ToolPage>
    )
  },
})

export const pages = [calendarPage, ...festivalPages]

/** Those that the months beside a month of the year belong to. */
function packedYears(year: number): PackedYears {
  const years = [year - 1, year, year + 1].filter((each) => each >= firstBsYear && each <= lastBsYear)
  return Object.fromEntries(years.map((each) => [each, festivalsOf(each).map(packDay)]))
}

/** The next date of each great festival, the nearest first. */
function greatFrom(day: BsDate): GreatDate[] {
  return greatFestivals
    .flatMap((festival) => {
      const next = nextFestival(day, festival, festivalsOf)
      return next ? [{ slug: festival.slug, date: next.main.date }] : []
    })
    .sort((a, b) => compareBs(a.date, b.date))
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
