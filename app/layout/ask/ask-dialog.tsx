// The search's code: for the box of the home page, and for the dialog of the other pages. Loaded when one is used first.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Lang } from '#app/lib/language.ts'
import { LangContext, useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import { replaceSearch } from '#app/platform/navigation/change-address.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { type AnswerSource, answersTo, emptySource, keepFigures, loadSource } from './answers.ts'
import { Examples } from './ask-results.tsx'
import { messages } from './messages.ne.ts'
import { recentAnswers } from './recent-answers.ts'
import { followArrows, optionsIn, SearchPanel } from './search-panel.tsx'

export { keepFigures }

let source = emptySource()

/** Loads what more can be answered from; `show` draws it. */
const load = (show: () => void) =>
  loadSource(source, (loaded) => {
    source = loaded
    show()
  })

/** @returns the function that draws into the container, at once: the focus may move into it next. */
function drawingInto(container: Element, lang: Lang, draw: () => ReactNode): () => void {
  const root = createRoot(container)
  return () => flushSync(() => root.render(<LangContext value={lang}>{draw()}</LangContext>))
}

/**
 * Shows answers below the search box of the home page, and hides the rest of the page while the box is not empty. Resolves when
 * the first answer is there: until then the results that the server drew stay.
 */
export async function startHomeSearch(
  lang: Lang,
  box: HTMLInputElement,
  results: HTMLElement,
  rest: HTMLElement,
): Promise<void> {
  const show = drawingInto(results, lang, () => (
    <SearchPanel question={box.value.trim()} source={source} onAsk={ask} />
  ))
  const follow = () => {
    rest.hidden = box.value.trim() !== ''
    // What is typed is not sent, nor kept in the address.
    replaceSearch('')
    show()
  }
  const ask = (question: string) => {
    box.value = question
    box.focus()
    follow()
  }
  box.addEventListener('input', follow)
  box.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.isComposing) ask('')
  })
  followArrows(box, results)
  rest.hidden = box.value.trim() !== ''
  // Typed before this code arrived.
  if (box.value !== box.defaultValue) follow()
  await load(show)
}

let timesOpened = 0
let showDialog: (() => void) | undefined

export function openAskDialog(lang: Lang): void {
  if (document.querySelector('.ask-dialog[open]')) return
  timesOpened += 1
  showDialog ??= drawingInto(document.body.appendChild(document.createElement('div')), lang, () => (
    <AskDialog key={timesOpened} source={source} />
  ))
  showDialog()
  void load(showDialog)
}

function AskDialog({ source }: { source: AnswerSource }) {
  const text = useMessages(messages)
  const dialog = useRef<HTMLDialogElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const results = useRef<HTMLDivElement>(null)
  const [question, setQuestion] = useState('')
  useEffect(() => {
    if (dialog.current && box.current && results.current)
      startDialog(dialog.current, box.current, results.current)
  }, [])
  const ask = (next: string) => {
    setQuestion(next)
    box.current?.focus()
  }
  return (
    <dialog ref={dialog} aria-label={text.label} className="ask-dialog">
      <div className="flex gap-2 border-b border-line p-3">
        <label htmlFor="ask-input" className="sr-only">
          {text.label}
        </label>
        <input
          ref={box}
          id="ask-input"
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          placeholder={text.placeholder}
          value={question}
          onChange={({ currentTarget }) => setQuestion(currentTarget.value)}
          className="min-h-12 min-w-0 grow rounded-lg border border-line-strong bg-surface px-3 text-lg text-ink"
        />
        <button type="button" className={buttonStyle.secondary} onClick={() => dialog.current?.close()}>
          {text.close}
        </button>
      </div>
      <div
        ref={results}
        data-ask-results
        className="grid grid-cols-1 content-start gap-4 overflow-y-auto p-4"
      >
        <SearchPanel question={question.trim()} source={source} onAsk={ask}>
          <BelowEmptyBox source={source} onAsk={ask} />
        </SearchPanel>
      </div>
    </dialog>
  )
}

function startDialog(dialog: HTMLDialogElement, box: HTMLInputElement, results: HTMLElement): void {
  followArrows(box, results)
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing) return
    event.preventDefault()
    optionsIn(results)[0]?.click()
  })
  dialog.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a')
    // A link may lead to another place of this very page.
    if (link && link.dataset.question === undefined) dialog.close()
  })
  dialog.addEventListener('pointerdown', ({ target }) => {
    // Outside of the dialog's content.
    if (target === dialog) dialog.close()
  })
  dialog.showModal()
  box.focus()
}

/** Today's date, what was asked before, and examples. */
function BelowEmptyBox({ source, onAsk }: { source: AnswerSource; onAsk: (question: string) => void }) {
  const [text, lang] = useTexts(messages)
  const [today] = answersTo(source, lang, 'today').answers
  const recent = recentAnswers(lang)
  return (
    <>
      {today && <p className="text-lg font-semibold">{today.text}</p>}
      {recent.length > 0 && (
        <>
          <h2 className="text-sm font-semibold text-muted">{text.recent}</h2>
          <ul className="grid gap-1">
            {recent.map(({ text: line, link }) => (
              <li key={link}>
                <a href={link} className="flex min-h-11 items-center px-2 hover:bg-hover">
                  {line}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <Examples onAsk={onAsk} />
    </>
  )
}
