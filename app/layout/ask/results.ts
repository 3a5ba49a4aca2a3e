import type { Answer, AskResult } from 'ask'
import { nepalDay } from 'bikram-sambat-calendar/iso-day'
import { dayText } from '#app/lib/day-text.ts'
import { type Lang, pathIn } from '#app/lib/language.ts'
import { chooseTheme } from '#app/platform/document/theme.ts'
import type { NearPlaces, Place } from '#app/tools/nearest-tools.ts'
import { toolAt } from '#app/tools/tool-at.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { answerCard, spokenAnswer } from './answer-card.ts'
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
  places: readonly Place[]
  near: NearPlaces<Place>
  onExample: (question: string) => void
}

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

function partsOfResult(props: ResultsProps, { answers: [first, ...others], refusal }: AskResult): Parts {
  const { lang, places, near } = props
  if (first) {
    const tool = toolAt(
      first.link,
      places.filter(({ slug }) => slug),
    )
    const named = near.areNamed ? near.places.filter((place) => place !== tool) : []
    return {
      nodes: [
        answerCard(element, lang, first, copyButton(lang, first), shareButton(lang, first)),
        optionList(lang, [
          ...(tool ? [openOption(lang, first, tool)] : []),
          ...others.map((other) => readingOption(lang, other)),
          ...named.map((place) => placeOption(lang, place)),
        ]),
      ],
      announced: spokenAnswer(lang, first),
    }
  }
  const options = near.places.map((place) => placeOption(lang, place))
  if (near.areNamed && !refusal)
    return {
      nodes: [optionList(lang, options)],
      announced: near.places.map(({ name }) => name[lang]).join(', '),
    }
  if (props.figures.kind === 'loading') return { nodes: [], announced: '' }
  return partsOfNothing(props, refusal?.text, options)
}

function partsOfNothing(props: ResultsProps, refused: string | undefined, options: HTMLElement[]): Parts {
  const text = messages[props.lang]
  const said = refused ?? text.nothing(props.question)
  return {
    nodes: [
      element('p', { class: 'text-lg wrap-anywhere' }, said),
      ...(options.length > 0 ? [heading(text.mayHelp), optionList(props.lang, options)] : []),
      ...(refused ? [] : [heading(text.askLikeThis), examples(props)]),
    ],
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
      heading(text.askLikeThis),
      examples(props),
    ],
    announced: '',
  }
}

const heading = (text: string) => element('h2', { class: 'text-sm font-semibold text-muted' }, text)

const linkTo = (href: string, ...children: (Node | string)[]) =>
  element('a', { href, class: 'flex min-h-11 items-center rounded-lg px-2 hover:bg-hover' }, ...children)

function examples({ lang, onExample }: ResultsProps): HTMLElement {
  const buttons = messages[lang].exampleQuestions.map((question) =>
    button(question, () => onExample(question)),
  )
  return element('div', { class: 'flex flex-wrap gap-2' }, ...buttons)
}

const shownMs = 2000

function button(label: string, onPress: (pressed: HTMLButtonElement) => void): HTMLButtonElement {
  const made = element('button', { type: 'button', class: buttonStyle.secondary }, label)
  made.addEventListener('click', () => onPress(made))
  return made
}

function copyButton(lang: Lang, answer: Answer): HTMLElement {
  const text = messages[lang]
  return button(text.copy, (pressed) => {
    rememberAnswer({ ...answer, link: linkOf(answer) })
    navigator.clipboard
      .writeText(answer.text)
      .then(() => {
        pressed.textContent = text.copied
        setTimeout(() => {
          pressed.textContent = text.copy
        }, shownMs)
      })
      .catch((error: unknown) => console.warn('Copying failed', error))
  })
}

function shareButton(lang: Lang, answer: Answer): HTMLElement | undefined {
  if (!('share' in navigator)) return undefined
  return button(messages[lang].share, () => {
    rememberAnswer({ ...answer, link: linkOf(answer) })
    // A visitor who closes the system's sheet has changed their mind: that is no trouble.
    navigator
      .share({ text: spokenAnswer(lang, answer), url: location.origin + linkOf(answer) })
      .catch(() => undefined)
  })
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

function openOption(lang: Lang, answer: Answer, { name }: Place): HTMLElement {
  const link = linkOf(answer)
  const made = option(link, element('strong', {}, `${messages[lang].openAnswer(name[lang])} →`))
  made.addEventListener('click', () => rememberAnswer({ ...answer, link }))
  return made
}

const readingOption = (lang: Lang, answer: Answer) =>
  option(linkOf(answer), `${messages[lang].orMeant}: ${answer.text}`)

function placeOption(lang: Lang, { path, name }: Place): HTMLElement {
  if (!path.startsWith('#')) return option(pathIn(lang, path), element('strong', {}, `${name[lang]} →`))
  const made = option(path, element('strong', {}, name[lang]))
  made.addEventListener('click', (event) => {
    event.preventDefault()
    if (path === '#language') document.querySelector<HTMLElement>('[data-language-switch]')?.click()
    else chooseTheme(path === '#dark' ? 'dark' : 'light')
  })
  return made
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
