import { pathIn } from '#app/lib/language.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { fieldStyle } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from './messages.ne.ts'

/** The search is a plain form: it works before the scripts are loaded, and without them. */
export function Hero({ query }: { query: string }) {
  const text = useMessages(messages)
  const lang = useLang()
  return (
    <section className="relative isolate overflow-hidden rounded-2xl border border-line bg-surface px-4 pt-8 sm:px-10 sm:pt-12 lg:pb-20">
      <h1 className="max-w-lg text-3xl sm:text-5xl">{text.heading}</h1>
      <p className="mt-4 max-w-lg text-lg text-muted">{text.intro}</p>
      <search>
        <form action={pathIn(lang, '/')} method="get" className="mt-6 flex max-w-lg flex-wrap gap-2">
          <label htmlFor="tool-search" className="sr-only">
            {text.searchLabel}
          </label>
          <div className="relative min-w-0 grow basis-60">
            <Icon name="search" className="pointer-events-none absolute start-3 top-3 size-5 text-muted" />
            <input
              id="tool-search"
              type="search"
              name="q"
              maxLength={100}
              autoComplete="off"
              enterKeyHint="search"
              placeholder={text.searchPlaceholder}
              defaultValue={query}
              className={`${fieldStyle} ps-10`}
            />
          </div>
          <button type="submit" className={buttonStyle.primary}>
            {text.search}
          </button>
        </form>
      </search>
      <Landscape />
    </section>
  )
}

/**
 * Peaks, terraced hills and the tree of a chautari: decoration only. Positioned from the content above it, so that it
 * does not move while the rest of the page is loading. Below the text, or beside it on wide screens, never behind it.
 */
function Landscape() {
  return (
    <svg
      viewBox="0 0 640 280"
      preserveAspectRatio="xMaxYMax slice"
      className="pointer-events-none -mx-4 mt-4 block h-40 w-[calc(100%+2rem)] mask-[linear-gradient(transparent,#000_3rem)] sm:-mx-10 sm:h-72 sm:w-[calc(100%+5rem)] lg:absolute lg:end-0 lg:top-0 lg:m-0 lg:h-full lg:w-[calc(100%-36rem)] lg:mask-[linear-gradient(to_right,transparent,#000_10rem)]"
      aria-hidden="true"
      focusable="false"
    >
      <circle className="fill-marigold/25" cx="590" cy="72" r="34" />
      <path className="fill-brand/12" d="M180 280 318 118l40 44 66-92 58 74 44-40 114 118v58Z" />
      <path className="fill-good/15" d="M120 280c90-66 190-84 290-70s160-12 230-42v112Z" />
      <path className="fill-good/25" d="M260 280c100-44 220-52 380-38v38Z" />
      <path
        className="stroke-good/40"
        fill="none"
        strokeWidth="2"
        d="M330 262c90-20 190-24 310-16M300 272c110-20 220-24 340-14"
      />
      <path className="fill-ink/70" d="M478 236h96v7h-96zm-9 8h114v8H469z" />
      <path className="fill-marigold" d="M521 196h11v41h-11z" />
      <path
        className="fill-[#1f7a50]"
        d="M527 128c20 0 32 12 34 26 13 3 19 14 19 24 0 15-12 26-28 26h-50c-16 0-28-11-28-26 0-10 6-21 19-24 2-14 14-26 34-26Z"
      />
    </svg>
  )
}
