import { use } from 'react'
import { digitsIn } from '#app/kit/digits.ts'
import { matchesText } from '#app/kit/text-match.ts'
import { AdSlot } from '#app/platform/ads/ad-slot.tsx'
import { useLang, useWords } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import type { ToolExtras } from './load-home.server.ts'
import { type HomeTool, ToolCard } from './tool-card.tsx'
import type { Search } from './use-search.ts'
import { words } from './words.ts'

interface ToolListsProps {
  extras: Record<string, ToolExtras> | Promise<Record<string, ToolExtras> | undefined>
  search: Search
}

/** All tools, or what a search found: never both. */
export function ToolLists({ extras, search }: ToolListsProps) {
  const text = useWords(words)
  const all = useHomeTools(extras instanceof Promise ? use(extras) : extras)
  if (search.query.trim()) return <SearchResults tools={all} search={search} />
  return (
    <>
      <section aria-labelledby="all-tools">
        <h2 id="all-tools" className="text-2xl">
          {text.allTools}
        </h2>
        <ToolGrid tools={all} />
      </section>
      <AdSlot />
    </>
  )
}

function SearchResults({ tools, search }: { tools: readonly HomeTool[]; search: Search }) {
  const text = useWords(words)
  const lang = useLang()
  const found = tools.filter((tool) => matchesText(search.query, tool.searchLines.split('\n')))
  return (
    <section id="search-results" tabIndex={-1} aria-labelledby="results" className="outline-none">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 id="results" className="text-2xl">
          {text.results}
        </h2>
        <p role="status" className="text-muted">
          {text.resultCount(digitsIn(lang, found.length))}
        </p>
        <button
          type="button"
          className={`${buttonStyle.quiet} ms-auto`}
          onClick={() => {
            search.setQuery('')
            document.getElementById('tool-search')?.focus()
          }}
        >
          {text.clear}
        </button>
      </div>
      {found.length > 0 ? (
        <ToolGrid tools={found} />
      ) : (
        <p className="mt-4 text-lg wrap-anywhere">{text.noMatch(search.query.trim())}</p>
      )}
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

export function LoadingTools() {
  const { loading } = useWords(words)
  return (
    <p role="status" className="flex min-h-60 items-center justify-center gap-3 text-lg text-muted">
      <Spinner className="size-6" />
      {loading}
    </p>
  )
}

const builtInCount = 8

/** The tools that every page knows, with what the home page adds; without that, the first ones stand in. */
function useHomeTools(extras: Record<string, ToolExtras> | undefined): readonly HomeTool[] {
  const { tools } = useSite()
  if (extras) {
    return tools.flatMap((tool) => {
      const extra = extras[tool.path]
      return extra ? [{ ...tool, ...extra }] : []
    })
  }
  return tools.slice(0, builtInCount).map((tool) => ({
    ...tool,
    searchLines: [tool.name, tool.description, tool.category].join('\n'),
    visits: null,
  }))
}
