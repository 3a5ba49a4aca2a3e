import { definePage } from '#app/platform/document/page.ts'
import { pageSeo } from '../load-text.server.ts'
import { Rules } from '../page-parts.tsx'
import FrameBuilder from './frame-builder.island.tsx'
import { readChoice } from './frame-choice.ts'
import { messages } from './messages.ne.ts'

const path = '/developers/frames'

/** Writes the HTML that shows a part of this site on another one. */
export const page = definePage({
  path,
  listedSince: '2026-11-27',
  params: ['frame', 'lang', 'theme'],
  render: { hasFrames: true },
  load: async (request) => {
    const { url, lang, render } = request
    const { choice, isKnown } = readChoice(url.searchParams, lang)
    render.hasUnknownValue = !isKnown
    return { seo: await pageSeo(request, messages[lang]), choice }
  },
  draw: ({ choice }, { lang, site: { siteUrl }, island }) => (
    <div className="mx-auto max-w-3xl">
      <h1 className="text-3xl">{messages[lang].title}</h1>
      <p className="mt-3 text-lg text-muted">{messages[lang].lead}</p>
      {island('frame-builder', FrameBuilder, { path, first: choice }, { site: { siteUrl } })}
      <Rules title={messages[lang].rulesHeading} rules={messages[lang].rules} />
    </div>
  ),
})
