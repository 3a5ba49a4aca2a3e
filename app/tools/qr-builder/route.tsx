import { langOfPath } from '#app/kit/language.ts'
import { useWords } from '#app/platform/i18n/use-language.ts'
import { pageMeta } from '#app/platform/seo/page-meta.ts'
import { arrivedOrArriving, arriving } from '#app/platform/tool-page/arriving.ts'
import { ToolPage } from '#app/platform/tool-page/tool-page.tsx'
import { loadBanks } from '#app/records/banks/load-banks.server.ts'
import { loadToolPage } from '#app/records/tools/tool-page.server.ts'
import type { Route } from './+types/route'
import articleEn from './article.en.md'
import articleNe from './article.ne.md'
import { QrTool } from './parts/qr-tool.tsx'
import { tool } from './tool.ts'
import { words } from './words.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const lang = langOfPath(url.pathname)
  const [page, banks] = await Promise.all([
    loadToolPage({ url, context, manifest: tool, articles: { en: articleEn, ne: articleNe } }),
    loadBanks(lang, context),
  ])
  return { ...page, banks }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => arriving({ serverLoader })

export const meta = pageMeta

export default function QrBuilder({ loaderData }: Route.ComponentProps) {
  const text = useWords(words)
  return (
    <ToolPage
      title={text.title}
      subtitle={text.subtitle}
      loading={text.loading}
      data={arrivedOrArriving(loaderData)}
    >
      {({ banks }) => <QrTool loadedBanks={banks} />}
    </ToolPage>
  )
}
