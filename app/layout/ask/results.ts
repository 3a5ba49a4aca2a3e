// What a question is answered with, drawn alike by the server (home page, `/?q=`) and by the browser (home page and dialog).
import type { AskResult } from 'ask'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import { type Lang, pathIn } from '#app/lib/language.ts'
import type { Place } from '#app/tools/nearest-tools.ts'
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
  /** Tools and pages, that of the answer first. */
  found: readonly Place[]
}

/**
 * Asks, and searches all that can be opened. The tool of an answer is found whatever its name is, and leads to what was asked.
 */
export function resultsOf(
  lang: Lang,
  question: string,
  result: AskResult,
  find: (isAnswered: boolean) => readonly Place[],
  places: readonly Place[],
): Results {
  const [first] = result.answers
  const found = find(first !== undefined)
  const own =
    first &&
    toolAt(
      first.link,
      places.filter(({ slug }) => slug !== undefined),
    )
  return { lang, question, result, found: own ? [own, ...found.filter((place) => place !== own)] : found }
}

/**
 * The answer, other readings of the question, and below them the tools and pages found.
 * @param actions of the answer
 */
export function drawResults<Part>(draw: Draw<Part>, results: Results, ...actions: Child<Part>[]): Part[] {
  const { lang, question, result, found } = results
  const text = messages[lang]
  const [first, ...others] = result.answers
  const isNothing = !first && !result.refusal && found.length === 0
  return [
    first && answerCard(draw, lang, first, ...actions),
    result.refusal && draw('p', { class: 'text-lg' }, result.refusal.text),
    ...others.map((other) => row(draw, linkOf(other), `${text.orMeant}: ${other.text}`)),
    draw(
      'section',
      { 'aria-labelledby': 'results-heading', class: 'grid grid-cols-1 gap-1' },
      draw(
        'div',
        { class: 'flex flex-wrap items-center gap-x-4' },
        draw('h2', { id: 'results-heading', class: 'text-lg' }, text.results),
        draw('p', { class: 'grow text-muted' }, text.resultCount(digitsIn(lang, countOf(results)))),
        clearForm(draw, lang),
      ),
      ...found.map((place) => placeRow(draw, results, place)),
      isNothing && draw('p', { class: 'text-lg wrap-anywhere' }, text.noMatch(question)),
    ),
    isNothing && draw('h2', { class: 'text-sm font-semibold text-muted' }, text.askLikeThis),
    isNothing && examples(draw, lang),
  ].filter((part): part is Part => part !== undefined && part !== false)
}

/** Where an answer needs no tool it is the one result. */
const countOf = ({ found, result }: Results) => found.length || result.answers.length

/** What a screen reader hears. */
export function spokenResults(results: Results): string {
  const { lang, question, result, found } = results
  const [first] = result.answers
  if (first) return spokenAnswer(lang, first)
  if (found.length > 0) return messages[lang].resultCount(digitsIn(lang, found.length))
  return result.refusal?.text ?? messages[lang].noMatch(question)
}

function row<Part>(draw: Draw<Part>, href: string, ...children: Child<Part>[]): Part {
  return draw(
    'a',
    { href, 'data-option': '', class: 'block rounded-lg px-2 py-2.5 hover:bg-hover' },
    ...children,
  )
}

/** An address that begins with `#` is done by the page itself. */
function placeRow<Part>(draw: Draw<Part>, { lang, result, found }: Results, place: Place): Part {
  const { path, name, description } = place
  const [first] = result.answers
  const isOwn = first && place === found[0] && toolAt(first.link, [place])
  const link = path.startsWith('#') ? path : pathIn(lang, path)
  return row(
    draw,
    isOwn ? linkOf(first) : link,
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
