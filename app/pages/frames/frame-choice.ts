import { type Lang, languages } from '#app/lib/language.ts'
import { type FrameName, type FrameTheme, frames, themes } from '#app/platform/embed/frame-list.ts'

/** What the form of the page asks. */
export interface FrameChoice {
  frame: FrameName
  lang: Lang
  theme: FrameTheme
}

/** From the query of the page; an unknown value gives the default, and `isKnown` is false. */
export function readChoice(
  query: URLSearchParams,
  pageLang: Lang,
): { choice: FrameChoice; isKnown: boolean } {
  const choice = {
    frame: oneOf(
      frames.map(({ name }) => name),
      query.get('frame'),
      'today',
    ),
    lang: oneOf(languages, query.get('lang'), pageLang),
    theme: oneOf(themes, query.get('theme'), 'auto'),
  }
  const isKnown = Object.entries(choice).every(([name, value]) => (query.get(name) ?? value) === value)
  return { choice, isKnown }
}

function oneOf<Value extends string>(values: readonly Value[], given: string | null, usual: Value): Value {
  return values.find((value) => value === given) ?? usual
}
