import { todayInNepal } from 'bikram-sambat-calendar'
import { jsonForHtml } from '#app/lib/escaped-html.ts'
import { AdSlot } from '#app/platform/consent/ad-slot.tsx'
import { definePage, PageNotFound } from '#app/platform/document/page.ts'
import { servicesContext } from '#app/platform/services.server.ts'
import { festivalNamesIn, festivalsOf } from '#app/records/holidays/published.server.ts'
import { loadToolPage } from '#app/records/tools/tool-page.server.ts'
import articleEn from '../article.en.md'
import articleNe from '../article.ne.md'
import { festivalIn, type GreatFestival, greatFestivals, nextFestival } from '../great-festivals.ts'
import { tool } from '../tool.ts'
import { FestivalDates } from './festival-dates-view.tsx'
import { festivalEvents, festivalPath, festivalSeo } from './festival-seo.ts'

const texts = { manifest: tool, articles: { en: articleEn, ne: articleNe } }

/** Years in the table before and after this one; the calendar ends at 2090. */
const yearsAround = 10

/** "When is Dashain?": a page for each great festival. */
export const festivalPages = greatFestivals.map((festival) =>
  definePage({
    path: festivalPath(festival.slug),
    script: 'countdown',
    load: async (request) => {
      const { lang, context } = request
      const { frame, seo, openEvent } = await loadToolPage(request, texts)
      const today = todayInNepal(context.get(servicesContext).now()).bs
      const next = nextFestival(today, festival, festivalsOf)
      if (!next) throw new PageNotFound()
      const names = festivalNamesIn(lang)
      return {
        openEvent,
        seo: festivalSeo(seo, festival, next),
        ads: frame.ads,
        names,
        dates: { today, festival, next, others: yearsOf(festival, next.main.date.year) },
      }
    },
    draw: ({ ads, names, dates }, { lang, site }) => (
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
        <aside className="no-print my-8 empty:hidden">{ads && <AdSlot />}</aside>
      </>
    ),
  }),
)

function yearsOf(festival: GreatFestival, next: number) {
  const years = Array.from({ length: 2 * yearsAround + 1 }, (_, index) => next - yearsAround + index)
  return years.flatMap((year) => festivalIn(year, festival, festivalsOf)?.main ?? [])
}
