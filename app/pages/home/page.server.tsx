import { longestQuestion } from '@chautari/ask'
import type { ReactNode } from 'react'
import { AskResults, type Results } from '#app/layout/ask/ask-results.tsx'
import { SearchBox } from '#app/layout/ask/search-box.tsx'
import { settingsFor } from '#app/layout/load-site.server.ts'
import { AdSlot } from '#app/platform/consent/ad-slot.tsx'
import { definePage, type Seo } from '#app/platform/document/page.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import personalScript from '#app/platform/personal/personal.inline.script.ts?inline'
import { redrawScript } from '#app/platform/personal/personal-record.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Section } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { loadHomeTools, loadResults, loadToday } from './load-home.server.ts'
import { messages } from './messages.ne.ts'
import { Today } from './today.tsx'
import { ToolTiles } from './tool-tiles.tsx'

export const page = definePage({
  path: '/',
  listedSince: '2026-11-21',
  render: { mostVendors: 'ads' },
  script: 'home',
  load: async (request) => {
    const { url, lang } = request
    const [{ seo_config }, tools] = await Promise.all([settingsFor(request), loadHomeTools(request)])
    const own = (key: 'title' | 'description' | 'keywords') =>
      (lang === 'ne' && seo_config[`${key}_ne`]) || seo_config[key]
    const seo: Seo = {
      lang,
      path: '/',
      title: own('title'),
      description: own('description'),
      keywords: own('keywords'),
      ...(seo_config.og_image && { image: seo_config.og_image }),
      about: { kind: 'site' },
    }
    const query = url.searchParams.get('q')?.trim().slice(0, longestQuestion) ?? ''
    const active = tools.filter(({ open }) => open).map(({ path }) => path)
    return {
      seo,
      tools,
      query,
      results: await loadResults(request, query, tools),
      parts: await loadToday(request, active),
      openEvent: 'homepage-view',
    }
  },
  draw: ({ tools, query, results, parts }, { lang, inlineScript }) => (
    <div className="grid gap-3 sm:gap-4">
      <section className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <h1 className="max-sm:sr-only sm:text-3xl">{messages[lang].heading}</h1>
        <SearchBox query={query} />
      </section>
      <ResultList results={results} />
      <div data-ask-rest hidden={query !== ''} className="grid gap-3 sm:gap-8">
        <Today
          parts={parts}
          tools={tools.filter(({ open }) => open)}
          scripts={[inlineScript(personalScript), inlineScript(redrawScript)]}
        />
        <RecentTools redraw={inlineScript(redrawScript)} />
        <ToolTiles tools={tools} />
        <AdSlot />
      </div>
      <Benefits />
    </div>
  ),
})

/** What the question in the address is answered with; filled as one types where there are scripts (`start-ask.ts`). */
function ResultList({ results }: { results: Results | undefined }) {
  return (
    <div
      data-ask-results
      tabIndex={-1}
      // As high as the screen: what is below it does not move while one types.
      className="grid grid-cols-1 content-start gap-4 outline-none empty:hidden not-empty:min-h-svh"
    >
      {results && <AskResults results={results} />}
    </div>
  )
}

/** Filled in the browser (`personalScript`). */
function RecentTools({ redraw }: { redraw: ReactNode }) {
  const { recent } = useMessages(messages)
  return (
    <>
      <Section headingId="recent" title={recent} titleClass="text-base font-semibold" hidden>
        <ul data-my="recent" className="mt-1 flex flex-wrap gap-2" />
      </Section>
      {redraw}
    </>
  )
}

/** Why to choose the site, and two tools to begin with. */
function Benefits() {
  const { why, intro, benefits, ...text } = useMessages(messages)
  const { name } = useSite()
  return (
    <Section headingId="why" title={why(name)} className="sm:mt-4">
      <p className="mt-1 max-w-3xl text-sm text-muted sm:text-base">{intro}</p>
      <ul className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2 lg:grid-cols-4">
        {benefits.map(({ icon, title, text: reason }) => (
          <li key={icon} className="border-s-4 border-marigold ps-3">
            <h3 className="flex items-center gap-1.5 text-base">
              <Icon name={icon} className="size-4 text-brand-ink" />
              {title}
            </h3>
            <p className="text-sm text-muted">{reason}</p>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-2 max-sm:*:px-1.5! max-sm:*:text-sm">
        <p className="font-semibold max-sm:basis-full max-sm:px-0!">{text.callHeading}</p>
        <AppLink to="/carrier-identifier" className={buttonStyle.primary}>
          {text.callCarrier}
        </AppLink>
        <AppLink to="/qr-builder" className={buttonStyle.secondary}>
          {text.callQr}
        </AppLink>
      </div>
    </Section>
  )
}
