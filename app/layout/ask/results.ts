// What a question is answered with, drawn alike by the server (home page, `/?q=`) and by the browser (home page and dialog).
import type { Answer, AskResult } from 'ask'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import { type Lang, pathIn } from '#app/lib/language.ts'
import type { NearPlaces, Place } from '#app/tools/nearest-tools.ts'
import { toolAt } from '#app/tools/tool-at.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { answerCard, type Child, type Draw, spokenAnswer } from './answer-card.ts'
import { messages } from './messages.ne.ts'
import { linkOf } from './recent-answers.ts'

export interface Results {
  lang: Lang
  /** Trimmed, not empty. */
  question: string
  result: AskResult
  found: NearPlaces<Place>
  /** All that can be opened. */
  places: readonly Place[]
}

/**
 * The answer, other readings of the question, and below them the tools and pages found.
 * @param actions of the answer, beside the one that opens its tool
 */
export function drawResults<Part>(draw: Draw<Part>, results: Results, ...actions: Child<Part>[]): Part[] {
  const { lang, result } = results
  const text = messages[lang]
  const [first, ...others] = result.answers
  const tool = first && toolOf(first, results)
  const listed = listedOf(results)
  const isNothing = !first && !result.refusal && listed.length === 0
  const open =
    first &&
    tool &&
    draw('a', { href: linkOf(first), class: buttonStyle.secondary, 'data-option': '' }, text.openAnswer(tool))
  return [
    first && answerCard(draw, lang, first, open, ...actions),
    result.refusal && draw('p', { class: 'text-lg' }, result.refusal.text),
    ...others.map((other) => row(draw, linkOf(other), `${text.orMeant}: ${other.text}`)),
    listed.length > 0 || isNothing
      ? draw(
          'section',
          { 'aria-labelledby': 'results-heading', class: 'grid gap-1' },
          draw(
            'div',
            { class: 'flex flex-wrap items-center gap-x-4' },
            draw('h2', { id: 'results-heading', class: 'text-lg' }, text.results),
            draw('p', { class: 'grow text-muted' }, countText(lang, listed)),
            clearForm(draw, lang),
          ),
          ...listed.map((place) => placeRow(draw, lang, place)),
          isNothing && draw('p', { class: 'text-lg wrap-anywhere' }, text.noMatch(results.question)),
        )
      : clearForm(draw, lang),
    isNothing && draw('h2', { class: 'text-sm font-semibold text-muted' }, text.askLikeThis),
    isNothing && examples(draw, lang),
  ].filter((part): part is Part => part !== undefined && part !== false)
}

/** What a screen reader hears. */
export function spokenResults(results: Results): string {
  const { lang, question, result } = results
  const [first] = result.answers
  if (first) return spokenAnswer(lang, first)
  const listed = listedOf(results)
  if (listed.length > 0) return countText(lang, listed)
  return result.refusal?.text ?? messages[lang].noMatch(question)
}

/** Below an answer only what the question also names: other tools share no more than a word with it. */
export function listedOf({ result, found, places, lang }: Results): readonly Place[] {
  const [first] = result.answers
  if (!first) return found.places
  const own = toolOf(first, { places, lang })
  return found.areNamed ? found.places.filter(({ name }) => name[lang] !== own) : []
}

const countText = (lang: Lang, { length }: readonly Place[]) =>
  messages[lang].resultCount(digitsIn(lang, length))

/** The name of the tool that an answer opens. */
function toolOf({ link }: Answer, { places, lang }: Pick<Results, 'places' | 'lang'>): string | undefined {
  const tools = places.filter(({ slug }) => slug !== undefined)
  return toolAt(link, tools)?.name[lang]
}

function row<Part>(draw: Draw<Part>, href: string, ...children: Child<Part>[]): Part {
  return draw(
    'a',
    { href, 'data-option': '', class: 'block rounded-lg px-2 py-2.5 hover:bg-hover' },
    ...children,
  )
}

/** An address that begins with `#` is done by the page itself. */
function placeRow<Part>(draw: Draw<Part>, lang: Lang, { path, name, description }: Place): Part {
  return row(
    draw,
    path.startsWith('#') ? path : pathIn(lang, path),
    draw('strong', { class: 'text-brand-ink' }, `${name[lang]} →`),
    description && draw('span', { class: 'block truncate text-sm text-muted' }, description[lang]),
  )
}

/** Without scripts it leads to the whole page. */
const clearForm = <Part>(draw: Draw<Part>, lang: Lang) =>
  draw(
    'form',
    { action: pathIn(lang, '/'), 'data-clear': '' },
    draw('button', { type: 'submit', class: buttonStyle.secondary }, messages[lang].clear),
  )

export function examples<Part>(draw: Draw<Part>, lang: Lang): Part {
  const links = messages[lang].exampleQuestions.map((question) =>
    draw(
      'a',
      {
        href: `${pathIn(lang, '/')}?q=${encodeURIComponent(question)}`,
        'data-question': question,
        class: buttonStyle.secondary,
      },
      question,
    ),
  )
  return draw('div', { class: 'flex flex-wrap gap-2' }, ...links)
}
