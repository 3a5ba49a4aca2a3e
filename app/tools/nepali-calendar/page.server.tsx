import { todayInNepal } from 'bikram-sambat'
import { nepalDay } from 'bikram-sambat/iso-day'
import { pathIn } from '#app/lib/language.ts'
import { definePage, PageNotFound, PageRedirect } from '#app/platform/document/page.ts'
import { servicesContext } from '#app/platform/services.server.ts'
import { ToolPage } from '#app/platform/tool-page/tool-page.tsx'
import { festivalsFrom } from '#app/records/holidays/festivals-from.ts'
import { festivalNamesIn, published } from '#app/records/holidays/published.server.ts'
import { loadToolPage } from '#app/records/tools/tool-page.server.ts'
import articleEn from './article.en.md'
import articleNe from './article.ne.md'
import { paramsOf, pathOf, readView, type ViewParams } from './calendar-view.ts'
import { messages } from './messages.ne.ts'
import { noSuchDay } from './no-such-day/no-such-day.ts'
import { seoOf } from './page-seo.ts'
import BelowMonths from './parts/below-months/below-months.island.tsx'
import Calendar from './parts/calendar.island.tsx'
import { tool } from './tool.ts'

/** Coming festivals in the page's data; fewer are shown. */
const comingCount = 18

const texts = { manifest: tool, articles: { en: articleEn, ne: articleNe } }

export const page = definePage({
  path: tool.path,
  depth: tool.below?.depth ?? 0,
  load: async (request) => {
    const { url, lang, path, context } = request
    const { seo, ...page } = await loadToolPage(request, texts)
    const inPath = paramsOf(path)
    const requested = inPath.year === undefined ? fromQuery(url) : inPath
    const view = readView(requested)
    if (!view) throw new PageNotFound({ part: noSuchDay(lang, requested) })
    // Leading zeros, and the form without JavaScript, are redirected to the canonical address.
    const only = pathIn(lang, pathOf(view))
    if (only !== url.pathname) throw new PageRedirect(only, inPath.year === undefined ? 302 : 301)
    const now = context.get(servicesContext).now()
    const today = nepalDay(now)
    const names = festivalNamesIn(lang)
    const coming = festivalsFrom(todayInNepal(now).bs, comingCount, published)
    const comingNames = Object.fromEntries(coming.map(({ id }) => [id, names[id] ?? id]))
    return {
      ...page,
      seo: seoOf(seo, view),
      view,
      calendar: { today, published, names, title: seo.title },
      below: { today, coming, names: comingNames },
    }
  },
  draw: ({ frame, view, calendar, below }, { lang, site, island }) => (
    <ToolPage title={messages[lang].title} subtitle={messages[lang].subtitle} frame={frame}>
      {island('calendar', Calendar, { data: calendar, requested: view })}
      {island('below-months', BelowMonths, below, { when: 'near', site: { siteUrl: site.siteUrl } })}
    </ToolPage>
  ),
})

/** Without JavaScript the form for a month submits it as a query. */
function fromQuery({ searchParams }: URL): ViewParams {
  const year = searchParams.get('year')
  return year === null ? {} : { year, month: searchParams.get('month') ?? undefined }
}
