import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { nepalDay } from '#app/kit/nepal-time.ts'
import { useWords } from '#app/platform/i18n/use-language.ts'
import { pageMeta } from '#app/platform/seo/page-meta.ts'
import { renderContext, servicesContext } from '#app/platform/services.server.ts'
import { arrivedOrArriving, arriving } from '#app/platform/tool-page/arriving.ts'
import { ToolPage } from '#app/platform/tool-page/tool-page.tsx'
import { failedToolPage, loadToolPage } from '#app/records/tools/tool-page.server.ts'
import type { Route } from './+types/route'
import { readShown, searchOf } from './address.ts'
import articleEn from './article.en.md'
import articleNe from './article.ne.md'
import { loadPrices } from './load-prices.server.ts'
import { PriceTool } from './parts/price-tool.tsx'
import { tool } from './tool.ts'
import { words } from './words.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const render = context.get(renderContext)
  render.hasUnknownValue = url.search !== '' && searchOf(url.search, readShown(url.search)) !== url.search
  const [page, prices] = await Promise.all([
    loadToolPage({ url, context, manifest: tool, articles: { en: articleEn, ne: articleNe } }),
    loadPrices(context),
  ])
  const today = nepalDay(context.get(servicesContext).now())
  const loaded = { ...page, prices, today }
  return prices.kind === 'prices' ? data(loaded) : failedToolPage(loaded, context)
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => arriving({ serverLoader })

/** A year of prices is here already: another period in the address asks the server for nothing. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

export const meta = pageMeta

export default function GoldSilverPrice({ loaderData }: Route.ComponentProps) {
  const text = useWords(words)
  return (
    <ToolPage
      title={text.title}
      subtitle={text.subtitle}
      loading={text.loading}
      data={arrivedOrArriving(loaderData)}
    >
      {({ prices, today }) => <PriceTool first={prices} today={today} />}
    </ToolPage>
  )
}
