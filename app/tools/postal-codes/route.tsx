import { useWords } from '#app/platform/i18n/use-language.ts'
import { pageMeta } from '#app/platform/seo/page-meta.ts'
import { renderContext } from '#app/platform/services.server.ts'
import { arrivedOrArriving, arriving } from '#app/platform/tool-page/arriving.ts'
import { ToolPage } from '#app/platform/tool-page/tool-page.tsx'
import { loadToolPage } from '#app/records/tools/tool-page.server.ts'
import type { Route } from './+types/route'
import articleEn from './article.en.md'
import articleNe from './article.ne.md'
import { isKnownState, loadPostalList } from './load-list.server.ts'
import { PostalTool } from './parts/postal-tool.tsx'
import { tool } from './tool.ts'
import { words } from './words.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = await loadToolPage({
    url,
    context,
    manifest: tool,
    articles: { en: articleEn, ne: articleNe },
  })
  const list = loadPostalList()
  context.get(renderContext).hasUnknownValue = !isKnownState(url.searchParams)
  return { ...page, list }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => arriving({ serverLoader })

export const meta = pageMeta

// The whole list is on the page: another search, order or page of it asks for nothing.
export const shouldRevalidate = () => false

export default function PostalCodes({ loaderData }: Route.ComponentProps) {
  const text = useWords(words)
  return (
    <ToolPage
      title={text.title}
      subtitle={text.subtitle}
      loading={text.loading}
      data={arrivedOrArriving(loaderData)}
    >
      {({ list }) => <PostalTool list={list} />}
    </ToolPage>
  )
}
