import { digitsIn } from '@chautari/bikram-sambat/digits'
import type { ReactNode } from 'react'
import { dayText } from '#app/lib/day-text.ts'
import { instantText } from '#app/lib/instant-text.ts'
import { barePath, langOfPath } from '#app/lib/language.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useTexts } from '#app/platform/i18n/use-language.ts'
import { manifestAt } from '#app/tools/registry.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { cardStyle } from '#app/ui/card.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { downloadFile } from '#app/ui/download-file.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { Button } from '../kit/buttons.tsx'
import { useLoaded } from '../kit/requests.ts'
import { Note } from '../kit/screen-parts.tsx'
import { messages } from './messages.ne.ts'

/** ADM-16: the sitemap as the site serves it now. */
export function SitemapPanel() {
  const [{ sitemap: text }, lang] = useTexts(messages)
  const { answer, isLoading, reload } = useLoaded('sitemap', async (signal) => ({
    files: await readSitemap(signal),
    at: new Date().toISOString(),
  }))
  const files = answer?.files
  return (
    <section id="sitemap" aria-labelledby="sitemap-title" className={`min-w-0 p-4 sm:p-5 ${cardStyle}`}>
      <div className="flex flex-wrap items-center gap-3">
        <div className="me-auto">
          <h2 id="sitemap-title" className="text-xl">
            {text.title}
          </h2>
          <p role="status" className="text-muted">
            {files ? text.last(instantText(lang, answer.at)) : text.never}
          </p>
        </div>
        <Button isPrimary aria-busy={isLoading} onClick={reload}>
          {isLoading ? <Spinner /> : <Icon name="refresh-ccw" />}
          {isLoading ? text.generating : text.regenerate}
        </Button>
      </div>
      <ErrorText className="mt-3">{answer && !files && text.failed}</ErrorText>
      {files && <Files files={files} />}
    </section>
  )
}

function Files({ files }: { files: readonly SitemapFile[] }) {
  const [{ sitemap: text }, lang] = useTexts(messages)
  const number = (count: number) => groupedNumber(lang, count)
  const [pages] = files
  return (
    <>
      <p className="mt-3 font-semibold">
        {text.included(number(files.reduce((sum, { entries }) => sum + entries.length, 0)))}
      </p>
      <ul className="flex flex-wrap gap-x-4">
        <li>
          <FileLink path="/sitemap.xml">{text.files(number(files.length))}</FileLink>
        </li>
        {files.map(({ path, entries }) => (
          <li key={path}>
            <FileLink path={path}>{text.addresses(number(entries.length))}</FileLink>
          </li>
        ))}
      </ul>
      {pages && <PagesFile file={pages} />}
    </>
  )
}

const FileLink = ({ path, children }: { path: string; children: ReactNode }) => (
  <>
    <a href={path} className="inline-block py-1 text-brand-ink underline">
      {path}
    </a>
    : {children}
  </>
)

/** The list of the pages, and their file to take along. */
function PagesFile({ file: { xml, entries } }: { file: SitemapFile }) {
  const [{ sitemap: text }, lang] = useTexts(messages)
  const frequencies: Readonly<Record<string, string>> = text.frequencies
  return (
    <>
      <Scrolling title={text.pages}>
        <ul>
          {entries.map(({ path, priority, changefreq, lastmod }) => (
            <li key={path} className="border-t border-line py-1.5 wrap-anywhere first:border-t-0">
              <span lang={langOfPath(path)} className="me-2 font-semibold empty:hidden">
                {manifestAt(barePath(path))?.name[langOfPath(path)]}
              </span>
              {path}
              <Note>
                {text.entry(digitsIn(lang, priority), frequencies[changefreq] ?? '', dayText(lang, lastmod))}
              </Note>
            </li>
          ))}
        </ul>
      </Scrolling>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => downloadFile('sitemap.xml', 'application/xml', xml)}>{text.download}</Button>
        <CopyButton text={xml} label={text.copy} copied={text.copied} className="min-w-32" />
      </div>
      <Scrolling title={text.preview}>
        <pre lang="en" className="text-sm">
          {xml}
        </pre>
      </Scrolling>
    </>
  )
}

const Scrolling = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <h3 className="mt-5 text-lg">{title}</h3>
    <section
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      className="mt-2 max-h-96 overflow-auto rounded-lg border border-line bg-paper p-3"
    >
      {children}
    </section>
  </>
)

/** A file of the sitemap as the site serves it. */
type SitemapFile = Awaited<ReturnType<typeof readFile>>

/** The files that the live index names; the first one has the pages. Undefined where one could not be read. */
async function readSitemap(signal: AbortSignal): Promise<readonly SitemapFile[] | undefined> {
  try {
    const index = parsed(await read('/sitemap.xml', signal))
    return await Promise.all([...index.querySelectorAll('loc')].map((loc) => readFile(pathOf(loc), signal)))
  } catch (error) {
    if (!signal.aborted) console.warn('Failed to read the sitemap:', error)
    return undefined
  }
}

async function readFile(path: string, signal: AbortSignal) {
  const xml = await read(path, signal)
  const entries = [...parsed(xml).querySelectorAll('url')].map((url) => {
    const textOf = (name: string) => url.querySelector(name)?.textContent ?? ''
    return {
      path: pathOf(url.querySelector('loc')),
      lastmod: textOf('lastmod'),
      changefreq: textOf('changefreq'),
      priority: textOf('priority'),
    }
  })
  return { path, xml, entries }
}

const timeoutMs = 20_000

async function read(path: string, signal: AbortSignal): Promise<string> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  const response = await fetch(path, { signal: limit, cache: 'no-store' })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return await response.text()
}

const parsed = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml')

const pathOf = (loc: Element | null) => new URL(loc?.textContent ?? '').pathname
