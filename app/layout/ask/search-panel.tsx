// Answers a question below its box while one types: on the home page, and in the dialog of the other pages.
import type { Answer } from '@chautari/ask'
import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import { type ReactNode, useEffect, useState } from 'react'
import { dayText } from '#app/lib/day-text.ts'
import { useLang, useTexts } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { type AnswerSource, type Figures, resultsFrom } from './answers.ts'
import { AskResults, isNothing, spokenAnswer, spokenResults } from './ask-results.tsx'
import { messages } from './messages.ne.ts'
import { linkOf, rememberAnswer } from './recent-answers.ts'

/** A screen reader hears the answer when the visitor has stopped typing. */
const announcedAfterMs = 300

interface SearchPanelProps {
  /** Trimmed. */
  question: string
  source: AnswerSource
  onAsk: (question: string) => void
  /** What stands below an empty box. */
  children?: ReactNode
}

export function SearchPanel({ question, source, onAsk, children }: SearchPanelProps) {
  const lang = useLang()
  const results = question === '' ? undefined : resultsFrom(source, lang, question)
  if (!results && !children) return null
  const isLoading = source.figures.kind === 'loading'
  const first = results?.result.answers[0]
  return (
    <>
      {/* Nothing is announced that the figures may still change. */}
      <Announcement text={results && !isLoading ? spokenResults(lang, results) : ''} />
      <FiguresNote figures={source.figures} />
      {results
        ? !(isLoading && isNothing(results)) && (
            <AskResults
              results={results}
              onAsk={onAsk}
              actions={first && <AnswerActions key={first.text} answer={first} />}
            />
          )
        : children}
    </>
  )
}

function Announcement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), announcedAfterMs)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  )
}

function FiguresNote({ figures }: { figures: Figures }) {
  const [text, lang] = useTexts(messages)
  if (figures.kind === 'fresh') return null
  const note =
    figures.kind === 'stored'
      ? text.stored(dayText(lang, nepalDay(new Date(figures.at))))
      : { loading: text.loading, none: text.noFigures, 'no-reader': text.noReader }[figures.kind]
  return <p className="text-sm text-muted">{note}</p>
}

function AnswerActions({ answer }: { answer: Answer }) {
  const [text, lang] = useTexts(messages)
  const share = () => {
    rememberAnswer(answer)
    // A visitor who closes the system's sheet has changed their mind: that is no trouble.
    navigator
      .share({ text: spokenAnswer(lang, answer), url: location.origin + linkOf(answer) })
      .catch(() => undefined)
  }
  return (
    <>
      <CopyButton
        text={answer.text}
        label={text.copy}
        copied={text.copied}
        onCopy={() => rememberAnswer(answer)}
      />
      {'share' in navigator && (
        <button type="button" className={buttonStyle.secondary} onClick={share}>
          {text.share}
        </button>
      )}
    </>
  )
}

/** Tools, pages, and other readings of the question: what the keys reach. */
export const optionsIn = (results: Element): HTMLElement[] => [
  ...results.querySelectorAll<HTMLElement>('[data-option]'),
]

/** Arrow keys go from the box to the first option, and among them. */
export function followArrows(box: HTMLElement, results: HTMLElement): void {
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || event.isComposing) return
    const stops = [box, ...optionsIn(results)]
    const now = stops.indexOf(document.activeElement as HTMLElement)
    // From elsewhere in the results, down leads to the first option and up scrolls.
    const next = now < 0 ? stops[step] : stops.at((now + step) % stops.length)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  for (const part of [box, results]) part.addEventListener('keydown', move)
}
