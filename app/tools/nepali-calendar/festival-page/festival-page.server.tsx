import { isoOf } from '@chautari/ask/dates'
import { bsToAd, formatAd, formatBs, todayInNepal, weekdayName, weekdayOf } from '@chautari/bikram-sambat'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import { jsonForHtml } from '#app/lib/escaped-html.ts'
import { type Lang, pathIn } from '#app/lib/language.ts'
import { AdSlot } from '#app/platform/consent/ad-slot.tsx'
import type { Seo } from '#app/platform/document/page.ts'
import { definePage, PageNotFound } from '#app/platform/document/page.ts'
import { festivalNamesIn, festivalsOf } from '#app/records/holidays/published.server.ts'
import { loadTool } from '#app/records/tools/tool-page.server.tsx'
import type { FestivalNames } from '../calendar-texts.ts'
import {
  type FestivalInYear,
  festivalIn,
  festivalPath,
  type GreatFestival,
  greatFestivals,
  nextFestival,
} from '../great-festivals.ts'
import { tool } from '../tool.ts'
import { FestivalDates } from './festival-dates-view.tsx'
import { messages } from './messages.ne.ts'

/** Years in the table before and after this one; the calendar ends at 2090. */
const yearsAround = 10

/** "When is Dashain?": a page for each great festival. */
export const festivalPages = greatFestivals.map((festival) =>
  definePage({
    path: festivalPath(festival.slug),
    script: 'countdown',
    load: async (request) => {
      const { lang, site } = request
      const { openEvent } = await loadTool(request, tool)
      const today = todayInNepal(site.now()).bs
      const next = nextFestival(today, festival, festivalsOf)
      if (!next) throw new PageNotFound()
      const names = festivalNamesIn(lang)
      return {
        openEvent,
        seo: festivalSeo(lang, festival, next),
        names,
        dates: { today, festival, next, others: yearsOf(festival, next.main.date.year) },
      }
    },
    draw: ({ names, dates }, { lang, site }) => (
      <>
        {festivalEvents(lang, festival, dates.next, names, site.siteUrl).map((event) => (
          <script
            key={event.name}
            type="application/ld+json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without an opening bracket of a tag
            dangerouslySetInnerHTML={{ __html: jsonForHtml(event) }}
          />
        ))}
        <FestivalDates names={names} {...dates} />
        <aside className="no-print my-8 empty:hidden">{tool.ads && <AdSlot />}</aside>
      </>
    ),
  }),
)

function yearsOf(festival: GreatFestival, next: number) {
  const years = Array.from({ length: 2 * yearsAround + 1 }, (_, index) => next - yearsAround + index)
  return years.flatMap((year) => festivalIn(year, festival, festivalsOf)?.main ?? [])
}

/** The search engine texts of a festival's page. */
export function festivalSeo(lang: Lang, { slug, name }: GreatFestival, next: FestivalInYear): Seo {
  const { date } = next.main
  const text = messages[lang]
  const bs = formatBs(date, { language: lang })
  const ad = formatAd(bsToAd(date), { language: lang })
  return {
    lang,
    path: festivalPath(slug),
    title: text.seoTitle(`${name[lang]} ${digitsIn(lang, date.year)}`, ad),
    description: text.about(name[lang], bs, ad, weekdayName(weekdayOf(date), lang)),
    about: { kind: 'page', name: text.title(name[lang]) },
  }
}

/** The days that the Home Ministry announced as events, in the words of schema.org; other days may move. */
export function festivalEvents(
  lang: Lang,
  { slug, name }: GreatFestival,
  { days }: FestivalInYear,
  names: FestivalNames,
  siteUrl: string,
) {
  const announced = days.filter(({ sources }) => sources.includes('ministry'))
  return announced.map(({ id, date }) => {
    const day = isoOf(bsToAd(date))
    const own = names[id] ?? id
    return {
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: own === name[lang] || days.length === 1 ? name[lang] : `${name[lang]}: ${own}`,
      startDate: day,
      endDate: day,
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Country',
        name: 'Nepal',
        address: { '@type': 'PostalAddress', addressCountry: 'NP' },
      },
      url: siteUrl + pathIn(lang, festivalPath(slug)),
    }
  })
}
