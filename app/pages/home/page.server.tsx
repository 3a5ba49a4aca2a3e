import { settingsFor } from '#app/layout/load-site.server.ts'
import { definePage } from '#app/platform/document/page.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { personalScript, redrawScript } from '#app/platform/personal/personal-script.ts'
import type { Seo } from '#app/platform/seo/seo-tags.tsx'
import { useSite } from '#app/platform/site/site-data.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { AnswerList } from './answer-list.tsx'
import { Hero } from './hero.tsx'
import { loadAnswers } from './load-answers.server.ts'
import { loadHomeTools } from './load-home.server.ts'
import { type LoadedPart, loadToday } from './load-today.server.ts'
import { messages } from './messages.ne.ts'
import { Today } from './today.tsx'
import { ToolLists } from './tool-lists.tsx'

/** Longer queries are cut. */
const maxLength = 100

export const page = definePage({
  path: '/',
  script: 'home',
  load: async (request) => {
    const { url, lang, context } = request
    const [{ seo_config }, tools] = await Promise.all([settingsFor(context), loadHomeTools(lang, context)])
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
    const query = url.searchParams.get('q')?.slice(0, maxLength) ?? ''
    const active = tools.filter(({ open }) => open).map(({ path }) => path)
    return {
      seo,
      tools,
      query,
      result: await loadAnswers(request, query, active),
      parts: await loadToday(request, active),
      openEvent: 'homepage-view',
    }
  },
  draw: ({ tools, query, result, parts }, { inlineScript }) => {
    const lists = (
      <ToolLists
        tools={tools}
        lines={linesOf(parts)}
        query={query.trim()}
        redraw={inlineScript(redrawScript)}
      />
    )
    const isAnswered = result.answers.length > 0 || result.refusal || result.named.length > 0
    const isSearch = query.trim() !== '' && !isAnswered
    return (
      <div className="grid gap-10">
        <div className="grid gap-4">
          <Hero query={query} />
          <AnswerList {...result} tools={tools} />
          {isSearch && lists}
          <Today
            parts={parts}
            tools={tools.filter(({ open }) => open)}
            scripts={[inlineScript(personalScript), inlineScript(redrawScript)]}
          />
        </div>
        {!isSearch && lists}
        <Benefits />
        <CallToAction />
      </div>
    )
  },
})

const linesOf = (parts: readonly LoadedPart[]) =>
  new Map(parts.filter(({ slot }) => slot === 'line').map(({ path, element }) => [path, element]))

function Benefits() {
  const { why, intro, benefits } = useMessages(messages)
  const { name } = useSite()
  return (
    <section aria-labelledby="why">
      <h2 id="why" className="text-2xl">
        {why(name)}
      </h2>
      <p className="mt-2 max-w-3xl text-lg text-muted">{intro}</p>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {benefits.map(({ icon, title, text }) => (
          <li key={icon} className="border-s-4 border-marigold ps-4">
            <Icon name={icon} className="size-6 text-brand-ink" />
            <h3 className="mt-2 text-lg">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function CallToAction() {
  const text = useMessages(messages)
  return (
    <section className="rounded-2xl bg-brand-soft px-4 py-8 text-center sm:px-10">
      <h2 className="text-2xl">{text.callHeading}</h2>
      <p className="mx-auto mt-2 max-w-xl">{text.callText}</p>
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        <AppLink to="/carrier-identifier" className={buttonStyle.primary}>
          {text.callCarrier}
        </AppLink>
        <AppLink to="/qr-builder" className={buttonStyle.secondary}>
          {text.callQr}
        </AppLink>
      </div>
    </section>
  )
}
