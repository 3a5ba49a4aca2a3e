// What a question is answered with, drawn by the server (home page, `/?q=`) and by the browser (home page and dialog).
import type { Answer, AskResult } from '@chautari/ask'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import type { ReactNode } from 'react'
import { dayText } from '#app/lib/day-text.ts'
import { type Lang, pathIn } from '#app/lib/language.ts'
import { chooseTheme } from '#app/platform/document/theme.ts'
import { useLang, useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import type { Place } from '#app/tools/nearest-tools.ts'
import { toolAt } from '#app/tools/tool-at.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { messages } from './messages.ne.ts'
import { linkOf, rememberAnswer } from './recent-answers.ts'

/** Asks another question; undefined where links and forms load a page. */
type OnAsk = ((question: string) => void) | undefined

interface AskResultsProps {
  results: Results
  onAsk?: OnAsk
  /** What can be done with the answer. */
  actions?: ReactNode
}

/** The answer, other readings of the question, and below them the tools and pages found. */
export function AskResults({ results, onAsk, actions }: AskResultsProps) {
  const [text, lang] = useTexts(messages)
  const { question, result, found } = results
  const [first, ...others] = result.answers
  // Where an answer needs no tool it is the one result.
  const count = found.length || result.answers.length
  return (
    <>
      {first && <AnswerCard answer={first}>{actions}</AnswerCard>}
      {result.refusal && <p className="text-lg">{result.refusal.text}</p>}
      {others.map((other) => (
        <a key={`${other.intent} ${other.text}`} href={linkOf(other)} data-option="" className={optionStyle}>
          {`${text.orMeant}: ${other.text}`}
        </a>
      ))}
      <section aria-labelledby="results-heading" className="grid grid-cols-1 gap-1">
        <div className="flex flex-wrap items-center gap-x-4">
          <h2 id="results-heading" className="text-lg">
            {text.results}
          </h2>
          <p className="grow text-muted">{text.resultCount(digitsIn(lang, count))}</p>
          {/* Without scripts it leads to the whole page. */}
          <form
            action={pathIn(lang, '/')}
            onSubmit={(event) => {
              event.preventDefault()
              onAsk?.('')
            }}
          >
            <button type="submit" className={buttonStyle.secondary}>
              {text.clear}
            </button>
          </form>
        </div>
        {found.map((place, index) => (
          <PlaceOption key={place.path} place={place} answer={index === 0 ? first : undefined} />
        ))}
        {isNothing(results) && <p className="text-lg wrap-anywhere">{text.noMatch(question)}</p>}
      </section>
      {isNothing(results) && <Examples onAsk={onAsk} />}
    </>
  )
}

/** The figure, what stands small below it, every remark as a sentence, and what can be done with the answer. */
function AnswerCard({ answer, children }: { answer: Answer; children: ReactNode }) {
  const [words, lang] = useTexts(messages)
  const { text, figure = text, details = [], remarks, reading, asOf, call } = answer
  return (
    <section
      aria-label={words.answer}
      data-ask-answer
      className="grid gap-2 rounded-2xl border border-line bg-surface p-4"
    >
      <p className="text-[1.75rem] leading-snug font-bold wrap-anywhere">{unbrokenAmounts(figure)}</p>
      {details.length > 0 && <p>{details.join(' · ')}</p>}
      {call !== undefined && (
        <a href={`tel:${call}`} className={`${buttonStyle.primary} min-h-14 text-lg`}>
          {words.call(digitsIn(lang, call))}
        </a>
      )}
      {remarks.length > 0 && (
        <ul className="grid gap-1 border-s-4 border-marigold ps-3 text-sm">
          {remarks.map((remark) => (
            <li key={remark.text} data-remark={remark.kind}>
              {remark.text}
            </li>
          ))}
        </ul>
      )}
      <p className="text-muted">{reading}</p>
      {asOf !== undefined && (
        <p className="text-sm text-muted">
          {words.asOf(dayText(lang, asOf.length > 10 ? nepalDay(new Date(asOf)) : asOf))}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">{children}</div>
    </section>
  )
}

/** No line ends between a currency and its amount. */
const unbrokenAmounts = (text: string) => text.replace(/(NPR|रु\.) /g, '$1\u00A0')

const optionStyle = 'block rounded-lg px-2 py-2.5 hover:bg-hover'

/** A tool or page. That of the answer leads to what was asked. */
function PlaceOption({ place, answer }: { place: Place; answer: Answer | undefined }) {
  const lang = useLang()
  const { path, name, description } = place
  const own = answer && toolAt(answer.link, [place]) ? answer : undefined
  const isOfPage = path.startsWith('#')
  const link = isOfPage ? path : pathIn(lang, path)
  return (
    <a
      href={own ? linkOf(own) : link}
      data-option=""
      className={optionStyle}
      onClick={(event) => {
        if (own) rememberAnswer(own)
        if (!isOfPage) return
        event.preventDefault()
        actOnPage(path)
      }}
    >
      <strong className="text-brand-ink">{`${name[lang]} →`}</strong>
      {description && <span className="block truncate text-sm text-muted">{description[lang]}</span>}
    </a>
  )
}

/** An address that begins with `#` is done by the page itself. */
function actOnPage(path: string): void {
  if (path === '#language') document.querySelector<HTMLElement>('[data-language-switch]')?.click()
  else chooseTheme(path === '#dark' ? 'dark' : 'light')
}

/** Questions to begin with. */
export function Examples({ onAsk }: { onAsk: OnAsk }) {
  const { askLikeThis, exampleQuestions } = useMessages(messages)
  const home = pathIn(useLang(), '/')
  return (
    <>
      <h2 className="text-sm font-semibold text-muted">{askLikeThis}</h2>
      <div className="flex flex-wrap gap-2">
        {exampleQuestions.map((question) => (
          <a
            key={question}
            href={`${home}?q=${encodeURIComponent(question)}`}
            data-question=""
            className={buttonStyle.secondary}
            onClick={(event) => {
              event.preventDefault()
              onAsk?.(question)
            }}
          >
            {question}
          </a>
        ))}
      </div>
    </>
  )
}

export type Results = ReturnType<typeof resultsOf>

/**
 * The answer, and what is found of the site: the tool of the answer first, whatever its name is.
 * @param question trimmed, not empty
 */
export function resultsOf(
  question: string,
  result: AskResult,
  find: (isAnswered: boolean) => readonly Place[],
  places: readonly Place[],
) {
  const [first] = result.answers
  const found = find(first !== undefined)
  const tools = places.filter(({ slug }) => slug !== undefined)
  const own = first && toolAt(first.link, tools)
  return { question, result, found: own ? [own, ...found.filter((place) => place !== own)] : found }
}

/** No answer, nothing found. */
export const isNothing = ({ result, found }: Results): boolean =>
  result.answers.length === 0 && !result.refusal && found.length === 0

/** What a screen reader hears. */
export function spokenResults(lang: Lang, { question, result, found }: Results): string {
  const [first] = result.answers
  if (first) return spokenAnswer(lang, first)
  if (found.length > 0) return messages[lang].resultCount(digitsIn(lang, found.length))
  return result.refusal?.text ?? messages[lang].noMatch(question)
}

/** The answer as sentences, with nothing left out. */
export function spokenAnswer(lang: Lang, { text, details = [], remarks, reading }: Answer): string {
  const parts = [text, ...details, reading, ...remarks.map((remark) => remark.text)]
  const stop = lang === 'ne' ? '।' : '.'
  return [...new Set(parts)].map((part) => part.replace(/[.।]?$/, stop)).join(' ')
}
