import { digitsIn } from 'bikram-sambat-calendar/digits'
import type { ReactNode } from 'react'
import { jsonForHtml } from '#app/lib/escaped-html.ts'
import { pathIn } from '#app/lib/language.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { matchesText } from '#app/lib/text-match.ts'
import { AdSlot } from '#app/platform/consent/ad-slot.tsx'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { SearchForm } from '#app/ui/search-form.tsx'
import type { HomeTool } from './load-home.server.ts'
import { messages } from './messages.ne.ts'

interface ToolListsProps {
  tools: readonly HomeTool[]
  /** What a tool shows on its card, by its path. */
  lines: ReadonlyMap<string, ReactNode>
  /** The trimmed search query; empty: no search. */
  query: string
}

interface AllToolsProps extends ToolListsProps {
  /** Draws the tools that the visitor used last. */
  redraw: ReactNode
}

/**
 * All tools, or the search results: one of the two is hidden. `tool-search.ts` searches as the visitor types, in
 * the lines of `#search-lines`.
 */
export function ToolLists({ tools, lines, query, redraw }: AllToolsProps) {
  const text = useMessages(messages)
  const lang = useLang()
  return (
    <div className="grid gap-6">
      <SearchForm
        id="tool-search"
        action={pathIn(lang, '/')}
        label={text.searchLabel}
        button={text.search}
        type="search"
        maxLength={100}
        enterKeyHint="search"
        placeholder={text.searchPlaceholder}
        defaultValue={query}
        className="max-w-lg"
      />
      <div id="all-tools" hidden={query !== ''} className="grid gap-12">
        <section aria-labelledby="recent" hidden>
          <h2 id="recent" className="text-base font-semibold">
            {text.recent}
          </h2>
          <ul data-my="recent" className="mt-1 flex flex-wrap gap-2" />
        </section>
        {redraw}
        <section aria-labelledby="all-tools-heading">
          <h2 id="all-tools-heading" className="text-2xl">
            {text.allTools}
          </h2>
          <ToolGrid tools={tools} lines={lines} />
        </section>
        <AdSlot />
      </div>
      <SearchResults tools={tools} lines={lines} query={query} />
      <script
        id="search-lines"
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without an opening bracket of a tag
        dangerouslySetInnerHTML={{ __html: jsonForHtml(tools.map(({ searchLines }) => searchLines)) }}
      />
    </div>
  )
}

function SearchResults({ tools, lines, query }: ToolListsProps) {
  const text = useMessages(messages)
  const lang = useLang()
  const found =
    query === '' ? [] : tools.filter(({ searchLines }) => matchesText(query, searchLines.split('\n')))
  return (
    <section
      id="search-results"
      hidden={query === ''}
      tabIndex={-1}
      aria-labelledby="results-heading"
      className="outline-none"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 id="results-heading" className="text-2xl">
          {text.results}
        </h2>
        <p role="status" className="text-muted">
          {query !== '' && text.resultCount(digitsIn(lang, found.length))}
        </p>
        <button type="button" className={`${buttonStyle.secondary} ms-auto noscript:hidden`}>
          {text.clear}
        </button>
      </div>
      <ToolGrid tools={found} lines={lines} />
      <p data-no-match hidden={found.length > 0} className="mt-4 text-lg wrap-anywhere">
        {text.noMatch(query)}
      </p>
    </section>
  )
}

function ToolGrid({ tools, lines }: Omit<ToolListsProps, 'query'>) {
  return (
    <ul data-cards className="mt-3 grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-5">
      {tools.map((tool) => (
        <ToolCard key={tool.path} tool={tool} line={lines.get(tool.path)} />
      ))}
    </ul>
  )
}

const styles: Record<string, string> = {
  Telecom: 'bg-[#dbeafe] text-[#1e3a8a] dark:bg-[#1c2f57] dark:text-[#bfdbfe]',
  Finance: 'bg-[#dcfce7] text-[#14532d] dark:bg-[#163b26] dark:text-[#bbf7d0]',
  Utility: 'bg-[#f3e8ff] text-[#581c87] dark:bg-[#3b2158] dark:text-[#e9d5ff]',
  Safety: 'bg-[#fee2e2] text-[#7f1d1d] dark:bg-[#4a1d1d] dark:text-[#fecaca]',
  Internet: 'bg-[#cffafe] text-[#164e63] dark:bg-[#123c4a] dark:text-[#a5f3fc]',
}

/** Blue, green, purple, red or cyan by category; anything else is grey. */
function badgeStyle(category: string): string {
  return styles[category] ?? 'bg-[#e5e7eb] text-[#1f2937] dark:bg-[#374151] dark:text-[#e5e7eb]'
}

/** The whole card is a link whose accessible name is the tool's name. */
function ToolCard({ tool, line }: { tool: HomeTool; line: ReactNode }) {
  const text = useMessages(messages)
  return (
    <li className="relative flex flex-col gap-1.5 rounded-xl border border-line bg-surface p-3 has-[a:hover]:border-line-strong sm:p-4">
      <div className="flex items-center justify-between gap-2">
        <span className="flex size-9 shrink-0 items-center justify-center rounded-lg bg-brand-soft text-brand-ink">
          <Icon name={tool.icon} className="size-5" />
        </span>
        <span
          className={`rounded-full px-2 py-0.5 text-[0.8125rem] font-semibold ${badgeStyle(tool.category)}`}
        >
          {text.categories[tool.category] ?? tool.category}
        </span>
      </div>
      <h3 className="text-base" lang={tool.textLang}>
        {tool.name}
      </h3>
      {line !== undefined && <p className="font-semibold text-brand-ink empty:hidden">{line}</p>}
      <p className="grow text-sm text-muted" lang={tool.textLang}>
        <span className="line-clamp-3">{tool.description}</span>
      </p>
      {tool.open && <Figures tool={tool} />}
      {tool.open ? (
        <AppLink
          to={tool.path}
          aria-label={`${text.tryNow}: ${tool.name}`}
          className="me-9 inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand-ink after:absolute after:inset-0 after:rounded-xl"
        >
          {text.tryNow}
          <Icon name="arrow-right" className="size-4" />
        </AppLink>
      ) : (
        <p className="flex min-h-11 items-center text-muted">{text.notOpen}</p>
      )}
    </li>
  )
}

/** Not shown when unknown. */
function Figures({ tool }: { tool: HomeTool }) {
  const text = useMessages(messages)
  const lang = useLang()
  const { mean } = tool.rating
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      {tool.visits !== null && (
        <span className="inline-flex items-center gap-1.5">
          <Icon name="users" className="size-4" />
          {text.visits(groupedNumber(lang, tool.visits))}
        </span>
      )}
      <span className="inline-flex items-center gap-1.5">
        {mean !== null && <Icon name="star" className="size-4 fill-marigold text-marigold" />}
        {mean === null ? text.unrated : <Mean mean={digitsIn(lang, mean.toFixed(1))} />}
      </span>
    </p>
  )
}

function Mean({ mean }: { mean: string }) {
  const { rating } = useMessages(messages)
  return (
    <>
      <span aria-hidden="true">{mean}</span>
      <span className="sr-only">{rating(mean)}</span>
    </>
  )
}
