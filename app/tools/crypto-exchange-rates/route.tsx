import { data } from 'react-router'
import { useWords } from '#app/platform/i18n/use-language.ts'
import { pageMeta } from '#app/platform/seo/page-meta.ts'
import { arrivedOrArriving, arriving } from '#app/platform/tool-page/arriving.ts'
import { ToolPage } from '#app/platform/tool-page/tool-page.tsx'
import { failedToolPage, loadToolPage } from '#app/records/tools/tool-page.server.ts'
import type { Route } from './+types/route'
import articleEn from './article.en.md'
import articleNe from './article.ne.md'
import { loadPrices } from './load-prices.server.ts'
import { CryptoTool } from './parts/crypto-tool.tsx'
import { tool } from './tool.ts'
import { words } from './words.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const [page, loaded] = await Promise.all([
    loadToolPage({ url, context, manifest: tool, articles: { en: articleEn, ne: articleNe } }),
    loadPrices(url.searchParams.get('q') ?? '', context),
  ])
  return loaded.prices
    ? data({ ...page, loaded })
    : failedToolPage({ ...page, loaded }, context, loaded.refusal)
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => arriving({ serverLoader })

export const meta = pageMeta

export default function CryptoExchangeRates({ loaderData }: Route.ComponentProps) {
  const text = useWords(words)
  return (
    <ToolPage
      title={text.title}
      subtitle={text.subtitle}
      loading={text.loading}
      data={arrivedOrArriving(loaderData)}
    >
      {({ loaded }) => <CryptoTool loaded={loaded} />}
    </ToolPage>
  )
}
