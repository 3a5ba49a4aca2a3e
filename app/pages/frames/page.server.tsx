import { loadSite } from '#app/layout/load-site.server.ts'
import { definePage } from '#app/platform/document/page.ts'
import { renderContext } from '#app/platform/services.server.ts'
import FrameBuilder from './frame-builder.island.tsx'
import { readChoice } from './frame-choice.ts'
import { messages } from './messages.ne.ts'

const path = '/developers/frames'

/** Writes the HTML that shows a part of this site on another one. */
export const page = definePage({
  path,
  load: async ({ url, lang, context }) => {
    const render = context.get(renderContext)
    render.hasFrames = true
    const { choice, isKnown } = readChoice(url.searchParams, lang)
    render.hasUnknownValue = !isKnown
    const { name } = await loadSite(url, context)
    const { title, description } = messages[lang]
    const about = { kind: 'page' as const, name: title }
    return { seo: { lang, path, title: `${title} | ${name}`, description, about }, choice }
  },
  draw: ({ choice }, { lang, site: { siteUrl }, island }) => (
    <div className="mx-auto max-w-3xl">
      <h1 className="text-3xl">{messages[lang].title}</h1>
      <p className="mt-3 text-lg text-muted">{messages[lang].lead}</p>
      {island('frame-builder', FrameBuilder, { path, first: choice }, { site: { siteUrl } })}
      <section aria-labelledby="rules" className="prose mt-8">
        <h2 id="rules">{messages[lang].rulesHeading}</h2>
        <ul>
          {messages[lang].rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
    </div>
  ),
})
