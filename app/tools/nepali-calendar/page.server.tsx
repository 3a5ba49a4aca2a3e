import {
  type BsDate,
  compareBs,
  daysInBsMonth,
  firstBsYear,
  lastBsYear,
  latinDigits,
  parseBs,
  todayInNepal,
} from '@chautari/bikram-sambat'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import { type Lang, pathIn } from '#app/lib/language.ts'
import { missingDayNote } from '#app/platform/calendar-day/day-remarks.ts'
import { type Absence, PageNotFound, PageRedirect } from '#app/platform/document/page.ts'
import { CalendarFile, FeedLink, feedAddress } from '#app/platform/follow/follow-links.tsx'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { bsMonthText } from '#app/records/holidays/bs-month.ts'
import { festivalNamesIn, festivalsOf } from '#app/records/holidays/published.server.ts'
import { defineToolPage } from '#app/records/tools/tool-page.server.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import articleEn from './article.en.md'
import articleNe from './article.ne.md'
import { packDay } from './ask/festival-json.ts'
import { seoOf } from './calendar-texts.ts'
import { calendarPath, monthOf, paramsOf, pathOf, readView, type ViewParams } from './calendar-view.ts'
import { festivalPages } from './festival-page/festival-page.server.tsx'
import { messages as festivalMessages } from './festival-page/messages.ne.ts'
import { greatFestivals, nextFestival } from './great-festivals.ts'
import { messages } from './messages.ne.ts'
import { messages as pageTexts } from './page-texts/messages.ne.ts'
import Calendar from './parts/calendar.island.tsx'
import { CalendarContext, FestivalsContext, type PackedYears } from './parts/calendar-state.ts'
import { FoldedRow } from './parts/controls.tsx'
import type { GreatDate } from './parts/festival-list.tsx'
import { tool } from './tool.ts'
import { YearView } from './year-view.tsx'

const calendarPage = defineToolPage({
  manifest: tool,
  articles: { en: articleEn, ne: articleNe },
  messages,
  depth: tool.below?.depth ?? 0,
  load: ({ url, lang, path, site }) => {
    const inPath = paramsOf(path)
    if (inPath.year === 'festivals') throw new PageNotFound({ part: noSuchFestival(lang) })
    const requested = inPath.year === undefined ? fromQuery(url) : inPath
    const view = readView(requested)
    if (!view) throw new PageNotFound({ part: noSuchDay(lang, requested) })
    // Leading zeros, and the form without JavaScript, are redirected to the canonical address.
    const only = pathIn(lang, pathOf(view))
    if (only !== url.pathname) throw new PageRedirect(only, inPath.year === undefined ? 302 : 301)
    const now = site.now()
    return { view, today: todayInNepal(now).bs, day: nepalDay(now) }
  },
  seo: (first, { view }) => ({ ...seoOf(first, view), feed: feedAddress('holidays', first.lang) }),
  draw: ({ view, today, day, title }, { lang, island }) => {
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
      <>
        {calendar()}
        <TakeAway />
        <FeatureCards />
      </>
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

/** Without JavaScript the forms for a month and for a day submit it as a query. */
function fromQuery({ searchParams }: URL): ViewParams {
  const text = searchParams.get('day-bs')?.trim()
  if (text) {
    const parsed = parseBs(text)
    if (parsed.ok) return paramsOf(pathOf({ kind: 'day', ...parsed.date }))
    // What is no day is answered with the month's length.
    const [year = '', month, day] = latinDigits(text).split(/\D+/)
    return { year, month, day }
  }
  const year = searchParams.get('year')
  return year === null ? {} : { year, month: searchParams.get('month') ?? undefined }
}

/** Calendar files, the feed of holidays, and the small month for other sites. */
function TakeAway() {
  const { takeAway } = useMessages(pageTexts)
  return (
    <FoldedRow title={takeAway.title}>
      <CalendarFile calendar="dates" />
      <CalendarFile calendar="festivals" />
      <FeedLink feed="holidays" />
      <AppLink to="/developers/frames" className={buttonStyle.secondary}>
        <Icon name="layers" />
        {takeAway.embed}
      </AppLink>
    </FoldedRow>
  )
}

const cards = { festivals: 'star', panchanga: 'sun', paper: 'file-text', own: 'shield' } as const

function FeatureCards() {
  const { features } = useMessages(pageTexts)
  return (
    <FoldedRow title={features.title}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {(Object.keys(cards) as (keyof typeof cards)[]).map((key) => (
          <li key={key}>
            <h3 className="flex items-center gap-2 text-base">
              <Icon name={cards[key]} className="size-5 text-brand-ink" />
              {features.cards[key].title}
            </h3>
            <p className="mt-1 text-sm text-muted">{features.cards[key].text}</p>
          </li>
        ))}
      </ul>
    </FoldedRow>
  )
}

/** The message for an address without an existing day, month or year, with a link to the nearest existing view. */
export function noSuchDay(lang: Lang, { year, month, day }: ViewParams): Required<Absence>['part'] {
  const text = pageTexts[lang].noSuchDay
  const inMonth = readView({ year, month })
  if (inMonth?.kind === 'month') {
    const name = bsMonthText(lang, inMonth)
    const days = digitsIn(lang, daysInBsMonth(inMonth.year, inMonth.month))
    const note = missingDayNote(lang, { ...inMonth, day: Number(day) })
    const length = text.monthLength(name, days)
    return part(note ? `${length} ${note}` : length, pathOf(inMonth), text.open(name))
  }
  const inYear = readView({ year })
  if (inYear?.kind === 'year') {
    const name = digitsIn(lang, inYear.year)
    return part(text.months(name), pathOf(inYear), text.open(name))
  }
  return part(text.range, calendarPath, text.toThisMonth)

  function part(why: string, path: string, link: string) {
    return { explanation: `${text.nothingHere} ${why}`, path, link }
  }
}
