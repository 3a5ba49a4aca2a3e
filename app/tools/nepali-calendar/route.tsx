import { todayInNepal } from 'bikram-sambat'
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { langOfPath, pathIn } from '#app/kit/language.ts'
import { useWords } from '#app/platform/i18n/use-language.ts'
import { pageMeta, type Seo } from '#app/platform/seo/page-meta.ts'
import { servicesContext } from '#app/platform/services.server.ts'
import { arrivedOrArriving, arriving } from '#app/platform/tool-page/arriving.ts'
import { noSuchPart } from '#app/platform/tool-page/no-such-part.ts'
import { ToolPage } from '#app/platform/tool-page/tool-page.tsx'
import { festivalNamesIn, published } from '#app/records/holidays/published.server.ts'
import { loadToolPage } from '#app/records/tools/tool-page.server.ts'
import type { Route } from './+types/route'
import articleEn from './article.en.md'
import articleNe from './article.ne.md'
import { noSuchDay } from './no-such-day/no-such-day.ts'
import { seoOf } from './page-seo.ts'
import { Calendar } from './parts/calendar.tsx'
import { type PlaceParams, pathOf, readPlace } from './place.ts'
import { tool } from './tool.ts'
import { words } from './words.ts'

interface MetaArguments {
  loaderData?: { seo?: Seo | undefined } | undefined
  params: PlaceParams
  matches: readonly unknown[]
}

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const lang = langOfPath(url.pathname)
  const page = await loadToolPage({
    url,
    context,
    manifest: tool,
    articles: { en: articleEn, ne: articleNe },
  })
  const asked = paramsOf(url, params)
  const place = readPlace(asked)
  if (!place) throw noSuchPart(noSuchDay(lang, asked))
  // Zeros in front, and what the form asks for without the browser's code, lead to the one address.
  const path = pathIn(lang, pathOf(place))
  if (path !== url.pathname) throw redirect(path, params.year === undefined ? 302 : 301)
  const { bs: today } = todayInNepal(context.get(servicesContext).now())
  return { ...page, calendar: { today, published, names: festivalNamesIn(lang) } }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => arriving({ serverLoader })

/** All months are in the browser: only an address that names none is for the server to answer. */
export const shouldRevalidate = ({ nextParams }: ShouldRevalidateFunctionArgs) =>
  readPlace(nextParams) === undefined

export const meta = ({ loaderData, params, matches }: MetaArguments) => {
  const place = readPlace(params)
  const first = loaderData?.seo
  return pageMeta({ loaderData: { seo: first && place && seoOf(first, place) }, matches })
}

export default function NepaliCalendar({ loaderData, params }: Route.ComponentProps) {
  const text = useWords(words)
  const asked = readPlace(params) ?? { kind: 'today' }
  return (
    <ToolPage
      title={text.title}
      subtitle={text.subtitle}
      loading={text.loading}
      data={arrivedOrArriving(loaderData)}
    >
      {({ calendar }) => <Calendar data={calendar} asked={asked} />}
    </ToolPage>
  )
}

/** The form for choosing a month sends it as a query. */
function paramsOf({ searchParams }: URL, params: PlaceParams): PlaceParams {
  const year = searchParams.get('year')
  if (params.year !== undefined || year === null) return params
  return { year, month: searchParams.get('month') ?? undefined }
}
