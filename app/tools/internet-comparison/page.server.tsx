import { packRows } from '#app/lib/packed-rows.ts'
import { definePage } from '#app/platform/document/page.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { usePath, useSearch } from '#app/platform/navigation/address.ts'
import { ToolPage } from '#app/platform/tool-page/tool-page.tsx'
import { loadToolPage } from '#app/records/tools/tool-page.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import articleEn from './article.en.md'
import articleNe from './article.ne.md'
import { type LoadError, loadComparison } from './load-comparison.server.ts'
import { messages } from './messages.ne.ts'
import InternetTool from './parts/internet-tool.island.tsx'
import { rowStyles } from './row-styles.ts'
import { tool } from './tool.ts'

const texts = { manifest: tool, articles: { en: articleEn, ne: articleNe } }

export const page = definePage({
  path: tool.path,
  load: async (request) => {
    const [page, comparison] = await Promise.all([loadToolPage(request, texts), loadComparison(request)])
    // Without its list the page is neither cached nor indexed.
    return { ...page, comparison, status: comparison.kind === 'list' ? 200 : 503 }
  },
  draw: ({ frame, comparison }, { lang, island }) => (
    <ToolPage title={messages[lang].title} subtitle={messages[lang].subtitle} frame={frame}>
      {comparison.kind === 'list' ? (
        <div className={rowStyles}>
          {island('internet-tool', InternetTool, {
            providers: comparison.providers,
            plans: packRows(comparison.plans),
          })}
        </div>
      ) : (
        <ErrorScreen error={comparison} />
      )}
    </ToolPage>
  ),
})

/** Shown instead of the tool when its plans could not be loaded. */
function ErrorScreen({ error }: { error: LoadError }) {
  const { setup, error: text } = useMessages(messages)
  const here = usePath() + useSearch()
  if (error.kind === 'setup') {
    return (
      <Alert title={setup.title} icon="database">
        <p className="mx-auto mt-2 max-w-prose text-muted">{setup.text}</p>
        <AppLink to="/" className={`${buttonStyle.primary} mt-5`}>
          {setup.home}
        </AppLink>
      </Alert>
    )
  }
  return (
    <Alert title={text.title}>
      <p lang={error.message ? 'en' : undefined} className="mx-auto mt-2 max-w-prose text-muted">
        {error.message || text.unknown}
      </p>
      <a href={here} className={`${buttonStyle.primary} mt-5`} data-reload>
        <Icon name="refresh-ccw" />
        {text.again}
      </a>
      <p role="status" className="mt-3 flex items-center justify-center gap-2 text-muted" hidden>
        <Spinner className="size-4" />
        {text.loading}
      </p>
    </Alert>
  )
}
