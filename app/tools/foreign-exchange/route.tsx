import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { nepalDay } from '#app/kit/nepal-time.ts'
import { useWords } from '#app/platform/i18n/use-language.ts'
import { pageMeta } from '#app/platform/seo/page-meta.ts'
import { renderContext, servicesContext } from '#app/platform/services.server.ts'
import { arrivedOrArriving, arriving } from '#app/platform/tool-page/arriving.ts'
import { ToolPage } from '#app/platform/tool-page/tool-page.tsx'
import { failedToolPage, loadToolPage } from '#app/records/tools/tool-page.server.ts'
import type { Route } from './+types/route'
import articleEn from './article.en.md'
import articleNe from './article.ne.md'
import { askedDay } from './dates.ts'
import { loadRates } from './load-rates.server.ts'
import { ForexTool } from './parts/forex-tool.tsx'
import { tool } from './tool.ts'
import { words } from './words.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const today = nepalDay(context.get(servicesContext).now())
  const asked = askedDay(url.searchParams, today)
  context.get(renderContext).hasUnknownValue = asked.isRefused
  const [page, rates] = await Promise.all([
    loadToolPage({ url, context, manifest: tool, articles: { en: articleEn, ne: articleNe } }),
    loadRates(asked, today, context),
  ])
  // What only this visitor is refused must not be stored for others.
  const isFailed = rates.refusal && (!rates.copy || rates.refusal.reason === 'own-share')
  return isFailed ? failedToolPage({ ...page, rates }, context, rates.refusal) : data({ ...page, rates })
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => arriving({ serverLoader })

/** Another date of this page is asked for by the tool itself. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

export const meta = pageMeta

export default function ForeignExchange({ loaderData }: Route.ComponentProps) {
  const text = useWords(words)
  return (
    <ToolPage
      title={text.title}
      subtitle={text.subtitle}
      loading={text.loading}
      data={arrivedOrArriving(loaderData)}
    >
      {({ rates }) => <ForexTool loaded={rates} />}
    </ToolPage>
  )
}
