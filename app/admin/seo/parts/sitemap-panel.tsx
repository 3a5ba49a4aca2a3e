import { instantText } from '#app/kit/instant-text.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { downloadFile } from '#app/ui/download-file.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { useCopy } from '#app/ui/use-copy.ts'
import { messages } from '../messages.ne.ts'
import { useSitemap } from '../use-sitemap.ts'
import { EntryTable } from './entry-table.tsx'

export function SitemapPanel() {
  const { sitemap: text } = useMessages(messages)
  const lang = useLang()
  const { sitemap, isGenerating, regenerate, address } = useSitemap()
  return (
    <section
      id="sitemap"
      aria-labelledby="sitemap-title"
      className="min-w-0 rounded-2xl border border-line bg-surface p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-center gap-3">
        <div className="me-auto">
          <h2 id="sitemap-title" className="text-xl">
            {text.title}
          </h2>
          <p role="status" className="text-muted">
            {sitemap ? text.last(instantText(lang, sitemap.at)) : text.never}
          </p>
        </div>
        <button type="button" className={buttonStyle.primary} aria-busy={isGenerating} onClick={regenerate}>
          {isGenerating ? <Spinner /> : <Icon name="refresh-ccw" />}
          {isGenerating ? text.generating : text.regenerate}
        </button>
      </div>
      <p role="alert" className="mt-3 font-semibold text-simrik empty:hidden">
        {sitemap?.error !== undefined && text.failed(sitemap.error)}
      </p>
      <p className="mt-3 wrap-anywhere">
        {text.live}{' '}
        <a href="/sitemap.xml" className="text-brand-ink underline">
          {address}
        </a>
      </p>
      {sitemap && (
        <>
          <EntryTable entries={sitemap.entries} />
          <Xml xml={sitemap.xml} />
        </>
      )}
    </section>
  )
}

function Xml({ xml }: { xml: string }) {
  const { sitemap: text } = useMessages(messages)
  const { copied, copy } = useCopy()
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-3">
        <button
          type="button"
          className={buttonStyle.secondary}
          onClick={() => downloadFile('sitemap.xml', 'application/xml', xml)}
        >
          {text.download}
        </button>
        <button type="button" className={`${buttonStyle.secondary} min-w-32`} onClick={() => copy(xml)}>
          {copied ? text.copied : text.copy}
        </button>
        <p role="status" className="sr-only">
          {copied && text.copied}
        </p>
      </div>
      <h3 id="xml-title" className="mt-5 text-lg">
        {text.preview}
      </h3>
      <section
        aria-labelledby="xml-title"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        className="mt-2 max-h-96 overflow-auto rounded-lg border border-line bg-paper p-3"
      >
        <pre lang="en" className="text-sm">
          {xml}
        </pre>
      </section>
    </>
  )
}
