import { digitsIn } from 'bikram-sambat-calendar/digits'
import { dayText } from '#app/lib/day-text.ts'
import { instantText } from '#app/lib/instant-text.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { downloadFile } from '#app/ui/download-file.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { useCopy } from '#app/ui/use-copy.ts'
import { callAdmin } from '../api/call-admin.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { messages } from './messages.ne.ts'
import { type Entry, entriesOf, sitemapXml, type ToolRow } from './sitemap.ts'

export function SitemapPanel() {
  const { sitemap: text } = useMessages(messages)
  const lang = useLang()
  const { sitemap, isGenerating, regenerate, address } = useSitemap()
  return (
    <section id="sitemap" aria-labelledby="sitemap-title" className={`min-w-0 p-4 sm:p-5 ${cardStyle}`}>
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
      <ErrorText className="mt-3">{sitemap?.error !== undefined && text.failed(sitemap.error)}</ErrorText>
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

const cellStyle =
  'py-1.5 pe-3 max-md:flex max-md:gap-3 max-md:py-0 max-md:before:w-32 max-md:before:shrink-0 ' +
  'max-md:before:text-muted max-md:before:content-[attr(data-title)]'

/** The pages of the sitemap; on a phone each page is a block. */
function EntryTable({ entries }: { entries: readonly Entry[] }) {
  const { sitemap: text } = useMessages(messages)
  const lang = useLang()
  const heads = [text.page, text.priority, text.frequency, text.changed]
  return (
    <table className="mt-4 w-full border-collapse text-start max-md:block">
      <caption className="pb-2 text-start max-md:block">
        <span className="font-semibold">{text.included(digitsIn(lang, entries.length))}</span>{' '}
        <span className="text-sm text-muted">{text.languages}</span>
      </caption>
      <thead className="text-sm text-muted max-md:hidden">
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className="pb-1 pe-3 text-start font-semibold">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {entries.map(({ path, loc, title, priority, changefreq, lastmod }) => (
          <tr key={path} className="border-t border-line align-top max-md:block max-md:py-2">
            <th scope="row" className="py-1.5 pe-3 text-start font-semibold max-md:block max-md:py-0">
              <span lang="en">{title}</span>
              <span className="block text-sm font-normal text-muted wrap-anywhere">{loc}</span>
            </th>
            <td data-title={text.priority} className={cellStyle}>
              {digitsIn(lang, priority.toFixed(1))}
            </td>
            <td data-title={text.frequency} className={cellStyle}>
              {text.frequencies[changefreq]}
            </td>
            <td data-title={text.changed} className={cellStyle}>
              {dayText(lang, lastmod)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Built on opening and on request; without the tools it has the fixed pages only. */
function useSitemap() {
  const lang = useLang()
  const { siteUrl, name } = useSite()
  const { answer, isLoading, reload } = useLoaded(lang, async (signal) => {
    const reply = await callAdmin<{ tools: ToolRow[] }>({ path: 'admin-tools?per_page=500', lang, signal })
    const entries = entriesOf({ url: siteUrl, title: name }, reply.ok ? reply.answer.tools : undefined)
    return {
      at: new Date().toISOString(),
      entries,
      xml: sitemapXml(siteUrl, entries),
      /** Why the tools are missing. */
      error: reply.ok ? undefined : reply.error,
    }
  })
  return { sitemap: answer, isGenerating: isLoading, regenerate: reload, address: `${siteUrl}/sitemap.xml` }
}
