import { useWords } from '#app/platform/i18n/use-language.ts'
import { pageMeta } from '#app/platform/seo/page-meta.ts'
import { arrivedOrArriving, arriving } from '#app/platform/tool-page/arriving.ts'
import { ToolPage } from '#app/platform/tool-page/tool-page.tsx'
import { loadToolPage } from '#app/records/tools/tool-page.server.ts'
import { lazyNear, Near } from '#app/ui/near.tsx'
import type { Route } from './+types/route'
import articleEn from './article.en.md'
import articleNe from './article.ne.md'
import { Converter } from './parts/converter.tsx'
import { tool } from './tool.ts'
import { words } from './words.ts'

const Counting = lazyNear('counting', async () => (await import('./parts/counting/counting.tsx')).Counting)
const Batch = lazyNear('batch', async () => (await import('./parts/batch/batch.tsx')).Batch)

export const loader = ({ url, context }: Route.LoaderArgs) =>
  loadToolPage({ url, context, manifest: tool, articles: { en: articleEn, ne: articleNe } })

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => arriving({ serverLoader })

export const meta = pageMeta

export default function NepaliDateConverter({ loaderData }: Route.ComponentProps) {
  const text = useWords(words)
  return (
    <ToolPage
      title={text.title}
      subtitle={text.subtitle}
      loading={text.loading}
      data={arrivedOrArriving(loaderData)}
    >
      {() => (
        <>
          <Converter />
          <Near id="counting">
            <Counting />
          </Near>
          <Near id="batch">
            <Batch />
          </Near>
        </>
      )}
    </ToolPage>
  )
}
