import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { langOfPath } from '#app/kit/language.ts'
import { useWords } from '#app/platform/i18n/use-language.ts'
import { pageMeta } from '#app/platform/seo/page-meta.ts'
import { arrivedOrArriving, arriving } from '#app/platform/tool-page/arriving.ts'
import { ToolPage } from '#app/platform/tool-page/tool-page.tsx'
import { loadToolPage } from '#app/records/tools/tool-page.server.ts'
import type { Route } from './+types/route'
import articleEn from './article.en.md'
import articleNe from './article.ne.md'
import { loadComparison } from './load-comparison.server.ts'
import { InternetTool } from './parts/internet-tool.tsx'
import { TroubleScreen } from './parts/trouble-screen.tsx'
import { tool } from './tool.ts'
import { words } from './words.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const lang = langOfPath(url.pathname)
  const [page, comparison] = await Promise.all([
    loadToolPage({ url, context, manifest: tool, articles: { en: articleEn, ne: articleNe } }),
    loadComparison(lang, url.searchParams, context),
  ])
  // Without its list the page is not worth keeping, neither here nor by a search engine.
  return data({ ...page, comparison }, { status: comparison.kind === 'list' ? 200 : 503 })
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => arriving({ serverLoader })

/** All plans are here already: another filter in the address asks the server for nothing. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

export const meta = pageMeta

export default function InternetComparison({ loaderData }: Route.ComponentProps) {
  const text = useWords(words)
  return (
    <ToolPage
      title={text.title}
      subtitle={text.subtitle}
      loading={text.loading}
      data={arrivedOrArriving(loaderData)}
    >
      {({ comparison }) =>
        comparison.kind === 'list' ? (
          <InternetTool providers={comparison.providers} plans={comparison.plans} />
        ) : (
          <TroubleScreen trouble={comparison} />
        )
      }
    </ToolPage>
  )
}
