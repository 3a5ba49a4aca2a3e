import type { Answer, AskResult } from 'ask'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import { daysBetween, nepalDay } from 'bikram-sambat-calendar/iso-day'
import { dayText } from '#app/lib/day-text.ts'
import type { Lang } from '#app/lib/language.ts'
import { nearestTools, type SuggestedTool, toolAt } from '#app/tools/nearest-tools.ts'
import { buttonStyle } from '#app/ui/button.ts'
import type { Figures } from './answers.ts'
import { element } from './element.ts'
import { messages } from './messages.ne.ts'
import { linkOf, recentAnswers, rememberAnswer } from './recent-answers.ts'

interface ResultsProps {
  lang: Lang
  question: string
  /** Undefined: nothing is asked. */
  result: AskResult | undefined
  today: Answer | undefined
  figures: Figures
  tools: readonly SuggestedTool[]
  onExample: (question: string) => void
}

/** Figures older than this are marked. */
const freshDays = 2

/** Draws the answer, or what can be asked, in place of what is there. */
export function drawResults(
  container: HTMLElement,
  props: ResultsProps,
): { announced: string; options: number } {
  const parts = props.result ? partsOfResult(props, props.result) : partsWithoutQuestion(props)
  container.replaceChildren(...figuresNote(props), ...parts.nodes)
  return { announced: parts.announced, options: container.querySelectorAll('[role=option]').length }
}

interface Parts {
  nodes: Node[]
  announced: string
}

function partsOfResult(props: ResultsProps, { answers, refusal }: AskResult): Parts {
  const { lang, question } = props
  const text = messages[lang]
  const [first, ...others] = answers
  const tools = toolOptions(props, answers)
  if (first)
    return {
      nodes: [
        answerCard(lang, first),
        optionList(lang, [
          openOption(props, first),
          ...others.map((other) => readingOption(lang, other)),
          ...tools,
        ]),
      ],
      announced: [first.text, first.reading, ...first.remarks.map(({ text: said }) => said)].join('. '),
    }
  if (props.figures.kind === 'loading') return { nodes: [], announced: '' }
  const said = refusal?.text ?? text.nothing(question)
  const hint = refusal ? [] : [element('p', { class: 'text-muted' }, text.nothingHint), examples(props)]
  return {
    nodes: [element('p', { class: 'text-lg wrap-anywhere' }, said), optionList(lang, tools), ...hint],
    announced: said,
  }
}

function partsWithoutQuestion(props: ResultsProps): Parts {
  const { lang, today } = props
  const text = messages[lang]
  const recent = recentAnswers(lang)
  return {
    nodes: [
      ...(today ? [element('p', { class: 'text-lg font-semibold' }, today.text)] : []),
      ...(recent.length > 0
        ? [
            heading(text.recent),
            element(
              'ul',
              { class: 'grid gap-1' },
              ...recent.map(({ text: line, link }) => element('li', {}, linkTo(link, line))),
            ),
          ]
        : []),
      heading(text.examples),
      examples(props),
    ],
    announced: '',
  }
}

const heading = (text: string) => element('h2', { class: 'text-sm font-semibold text-muted' }, text)

const linkTo = (href: string, ...children: (Node | string)[]) =>
  element('a', { href, class: 'flex min-h-11 items-center rounded-lg px-2 hover:bg-hover' }, ...children)

function examples({ lang, onExample }: ResultsProps): HTMLElement {
  const buttons = messages[lang].exampleQuestions.map((question) => {
    const button = element('button', { type: 'button', class: buttonStyle.secondary }, question)
    button.addEventListener('click', () => onExample(question))
    return button
  })
  return element('div', { class: 'flex flex-wrap gap-2' }, ...buttons)
}

function answerCard(lang: Lang, answer: Answer): HTMLElement {
  const text = messages[lang]
  return element(
    'section',
    {
      'aria-label': text.answer,
      'data-ask-answer': '',
      class: 'grid gap-2 rounded-2xl border border-line bg-surface p-4',
    },
    element(
      'p',
      { class: 'text-[1.75rem] leading-snug font-bold wrap-anywhere' },
      unbrokenAmounts(answer.figure ?? answer.text),
    ),
    ...(answer.details ?? []).map((detail) => element('p', {}, detail)),
    answer.remarks.length > 0 &&
      element(
        'ul',
        { class: 'grid gap-1' },
        ...answer.remarks.map(({ kind, text: said }) =>
          element('li', { 'data-remark': kind, class: 'text-sm font-semibold' }, said),
        ),
      ),
    element('p', { class: 'text-muted' }, answer.reading),
    answer.asOf !== undefined && asOf(lang, answer.asOf),
    element('div', { class: 'flex flex-wrap gap-2' }, copyButton(lang, answer), shareButton(lang, answer)),
  )
}

/** No line ends between a currency and its amount. */
const unbrokenAmounts = (text: string) => text.replace(/(NPR|रु\.) /g, '$1\u00A0')

function asOf(lang: Lang, at: string): HTMLElement {
  const text = messages[lang]
  const day = at.length > 10 ? nepalDay(new Date(at)) : at
  const age = daysBetween(day, nepalDay(new Date()))
  const old = age > freshDays ? ` · ${text.old(digitsIn(lang, age))}` : ''
  return element(
    'p',
    { class: old ? 'text-sm font-semibold' : 'text-sm text-muted' },
    text.asOf(dayText(lang, day)) + old,
  )
}

const shownMs = 2000

const sharedText = ({ text, reading }: Answer) => `${text} (${reading})`

function copyButton(lang: Lang, answer: Answer): HTMLElement {
  const text = messages[lang]
  const button = element('button', { type: 'button', class: buttonStyle.secondary }, text.copy)
  button.addEventListener('click', () => {
    rememberAnswer({ ...answer, link: linkOf(answer) })
    navigator.clipboard
      .writeText(answer.text)
      .then(() => {
        button.textContent = text.copied
        setTimeout(() => {
          button.textContent = text.copy
        }, shownMs)
      })
      .catch((error: unknown) => console.warn('Copying failed', error))
  })
  return button
}

function shareButton(lang: Lang, answer: Answer): HTMLElement | undefined {
  if (!('share' in navigator)) return undefined
  const button = element('button', { type: 'button', class: buttonStyle.secondary }, messages[lang].share)
  button.addEventListener('click', () => {
    rememberAnswer({ ...answer, link: linkOf(answer) })
    // A visitor who closes the system's sheet has changed their mind: that is no trouble.
    navigator
      .share({ text: sharedText(answer), url: location.origin + linkOf(answer) })
      .catch(() => undefined)
  })
  return button
}

let made = 0

function option(href: string, ...children: (Node | string)[]): HTMLAnchorElement {
  made += 1
  return element(
    'a',
    {
      href,
      role: 'option',
      id: `ask-option-${made}`,
      'aria-selected': 'false',
      // Reached by the arrow keys of the box.
      tabindex: '-1',
      class: 'flex min-h-11 items-center rounded-lg px-2 hover:bg-hover aria-selected:bg-hover',
    },
    ...children,
  )
}

function openOption({ lang, tools }: ResultsProps, answer: Answer): HTMLElement {
  const name = toolAt(answer.link, tools)?.name[lang] ?? ''
  const made = option(linkOf(answer), element('strong', {}, `${messages[lang].openAnswer(name)} →`))
  made.addEventListener('click', () => rememberAnswer({ ...answer, link: linkOf(answer) }))
  return made
}

const readingOption = (lang: Lang, answer: Answer) =>
  option(linkOf(answer), `${messages[lang].orMeant}: ${answer.text}`)

function toolOptions({ lang, question, tools }: ResultsProps, answers: readonly Answer[]): HTMLElement[] {
  const first = answers.map(({ link }) => link)
  return nearestTools(question, lang, first, tools).map(({ link, name }) => option(link, name))
}

function optionList(lang: Lang, options: readonly HTMLElement[]): HTMLElement {
  return element(
    'div',
    { role: 'listbox', id: 'ask-options', 'aria-label': messages[lang].more, class: 'grid gap-1' },
    ...options,
  )
}

function figuresNote({ lang, figures }: ResultsProps): HTMLElement[] {
  const text = messages[lang]
  if (figures.kind === 'fresh') return []
  const note =
    figures.kind === 'stored'
      ? text.stored(dayText(lang, nepalDay(new Date(figures.at))))
      : { loading: text.loading, none: text.noFigures, 'no-reader': text.noReader }[figures.kind]
  return [element('p', { class: 'text-sm text-muted' }, note)]
}
