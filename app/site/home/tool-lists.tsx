import { digitsIn } from 'bikram-sambat/digits'
import { jsonForHtml } from '#app/kit/escaped-html.ts'
import { matchesText } from '#app/kit/text-match.ts'
import { AdSlot } from '#app/platform/consent/ad-slot.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import type { HomeTool } from './load-home.server.ts'
import { messages } from './messages.ne.ts'
import { ToolCard } from './tool-card.tsx'

interface ToolListsProps {
  tools: readonly HomeTool[]
  /** The trimmed search query; empty: no search. */
  query: string
}

/**
 * All tools, or the search results: one of the two is hidden. `tool-search.script.ts` searches as the visitor types, in
 * the lines of `#search-lines`.
 */
export function ToolLists({ tools, query }: ToolListsProps) {
  const text = useMessages(messages)
  return (
    <>
      <div id="all-tools" hidden={query !== ''} className="grid gap-12">
        <section aria-labelledby="all-tools-heading">
          <h2 id="all-tools-heading" className="text-2xl">
            {text.allTools}
          </h2>
          <ToolGrid tools={tools} />
        </section>
        <AdSlot />
      </div>
      <SearchResults tools={tools} query={query} />
      <script
        id="search-lines"
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without an opening bracket of a tag
        dangerouslySetInnerHTML={{ __html: jsonForHtml(tools.map(({ searchLines }) => searchLines)) }}
      />
    </>
  )
}

function SearchResults({ tools, query }: ToolListsProps) {
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
      <ToolGrid tools={found} />
      <p data-no-match hidden={found.length > 0} className="mt-4 text-lg wrap-anywhere">
        {text.noMatch(query)}
      </p>
    </section>
  )
}

function ToolGrid({ tools }: { tools: readonly HomeTool[] }) {
  return (
    <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {tools.map((tool) => (
        <ToolCard key={tool.path} tool={tool} />
      ))}
    </ul>
  )
}
