import { languages } from '#app/lib/language.ts'
import { definePage } from '#app/platform/document/page.ts'
import { frames, themes } from '#app/platform/embed/frames.ts'
import { pageSeo } from '../load-text.server.ts'
import { Rules } from '../page-parts.tsx'
import FrameBuilder, { type FrameChoice } from './frame-builder.island.tsx'
import { messages } from './messages.ne.ts'

const path = '/developers/frames'
const frameNames = frames.map(({ name }) => name)

/** Writes the HTML that shows a part of this site on another one. */
export const page = definePage({
  path,
  listedSince: '2026-11-27',
  params: ['frame', 'lang', 'theme'],
  render: { hasFrames: true },
  load: async (request) => {
    const { url, lang, render } = request
    const asked = (name: string) => url.searchParams.get(name)
    const choice: FrameChoice = {
      frame: oneOf(frameNames, asked('frame'), 'today'),
      lang: oneOf(languages, asked('lang'), lang),
      theme: oneOf(themes, asked('theme'), 'auto'),
    }
    render.hasUnknownValue = Object.entries(choice).some(([name, value]) => (asked(name) ?? value) !== value)
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

/** An unknown value gives the usual one. */
function oneOf<Value extends string>(values: readonly Value[], given: string | null, usual: Value): Value {
  return values.find((value) => value === given) ?? usual
}
