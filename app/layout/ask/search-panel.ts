// Answers a question below its box while one types: on the home page, and in the dialog of the other pages.
import type { Answer } from 'ask'
import { nepalDay } from 'bikram-sambat-calendar/iso-day'
import { dayText } from '#app/lib/day-text.ts'
import type { Lang } from '#app/lib/language.ts'
import { chooseTheme } from '#app/platform/document/theme.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { spokenAnswer } from './answer-card.ts'
import { Answers } from './answers.ts'
import { element } from './element.ts'
import { messages } from './messages.ne.ts'
import { linkOf, rememberAnswer } from './recent-answers.ts'
import { drawResults, type Results, spokenResults } from './results.ts'

/** A screen reader hears the answer when the visitor has stopped typing. */
const announcedAfterMs = 300
const copiedMs = 2000

export class SearchPanel {
  readonly #lang: Lang
  readonly #answers: Answers
  readonly #input: HTMLInputElement
  readonly #results: HTMLElement
  readonly #status = element('p', { role: 'status', class: 'sr-only' })
  readonly #drawEmpty: (today: Answer | undefined) => Node[]
  #timer: ReturnType<typeof setTimeout> | undefined
  #isLoaded = false

  /** @param drawEmpty what stands below an empty box */
  constructor(
    lang: Lang,
    input: HTMLInputElement,
    results: HTMLElement,
    drawEmpty: (today: Answer | undefined) => Node[],
  ) {
    this.#lang = lang
    this.#answers = new Answers(lang)
    this.#input = input
    this.#results = results
    this.#drawEmpty = drawEmpty
    results.after(this.#status)
    input.addEventListener('input', () => this.show())
    for (const part of [input, results]) part.addEventListener('keydown', (event) => this.#onArrow(event))
    results.addEventListener('click', (event) => this.#onClick(event))
    results.addEventListener('submit', (event) => {
      event.preventDefault()
      this.#ask('')
    })
  }

  /** Loads the figures again, which may be of yesterday; meanwhile answers from what there is. */
  async load(): Promise<void> {
    if (this.#input.value.trim() === '' || !this.#results.hasChildNodes()) this.show()
    await this.#answers.load(() => this.show())
    this.#isLoaded = true
    const place = this.#options.indexOf(document.activeElement as HTMLElement)
    this.show()
    // The figures do not take a choice back.
    this.#options[place]?.focus()
  }

  show(): void {
    const question = this.#input.value.trim()
    const results = question === '' ? undefined : this.#answers.results(question)
    this.#results.replaceChildren(
      ...(results ? [...this.#figuresNote(), ...this.#partsOf(results)] : this.#emptyParts()),
    )
    clearTimeout(this.#timer)
    // Nothing is announced that the figures may still change.
    if (!this.#isLoaded) return
    this.#timer = setTimeout(() => {
      this.#status.textContent = results ? spokenResults(results) : ''
    }, announcedAfterMs)
  }

  openFirst(): void {
    this.#options[0]?.click()
  }

  #emptyParts(): Node[] {
    const parts = this.#drawEmpty(this.#answers.get('today').answers[0])
    return parts.length > 0 ? [...this.#figuresNote(), ...parts] : []
  }

  #partsOf(results: Results): HTMLElement[] {
    const [first] = results.result.answers
    const isKnown = first || results.result.refusal || results.found.length > 0
    if (!isKnown && this.#answers.figures.kind === 'loading') return []
    return drawResults<HTMLElement>(element, results, ...(first ? this.#actions(first) : []))
  }

  #actions(answer: Answer): (HTMLElement | false)[] {
    const text = messages[this.#lang]
    const remember = () => rememberAnswer({ ...answer, link: linkOf(answer) })
    const copy = button(text.copy, () => {
      remember()
      navigator.clipboard
        .writeText(answer.text)
        .then(() => {
          copy.textContent = text.copied
          setTimeout(() => {
            copy.textContent = text.copy
          }, copiedMs)
        })
        .catch((error: unknown) => console.warn('Copying failed', error))
    })
    const share = button(text.share, () => {
      remember()
      // A visitor who closes the system's sheet has changed their mind: that is no trouble.
      navigator
        .share({ text: spokenAnswer(this.#lang, answer), url: location.origin + linkOf(answer) })
        .catch(() => undefined)
    })
    return [copy, 'share' in navigator && share]
  }

  #ask(question: string): void {
    this.#input.value = question
    this.#input.focus()
    // On the home page the address may still have the question that it was opened with.
    this.#input.dispatchEvent(new Event('input'))
  }

  get #options(): HTMLElement[] {
    return [...this.#results.querySelectorAll<HTMLElement>('[data-option]')]
  }

  /** From the box to the first option, and among them. */
  #onArrow(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || event.isComposing) return
    const stops = [this.#input, ...this.#options]
    const now = stops.indexOf(document.activeElement as HTMLElement)
    event.preventDefault()
    stops.at((now + step) % stops.length)?.focus()
  }

  #onClick(event: MouseEvent): void {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link) return
    const { question } = link.dataset
    const path = link.getAttribute('href')
    if (question === undefined && !path?.startsWith('#')) {
      this.#rememberFirst(link)
      return
    }
    event.preventDefault()
    if (question !== undefined) this.#ask(question)
    else if (path === '#language') document.querySelector<HTMLElement>('[data-language-switch]')?.click()
    else chooseTheme(path === '#dark' ? 'dark' : 'light')
  }

  #rememberFirst(link: HTMLElement): void {
    const [answer] = this.#answers.get(this.#input.value.trim()).answers
    if (answer && link.getAttribute('href') === linkOf(answer))
      rememberAnswer({ ...answer, link: linkOf(answer) })
  }

  #figuresNote(): HTMLElement[] {
    const text = messages[this.#lang]
    const { figures } = this.#answers
    if (figures.kind === 'fresh') return []
    const note =
      figures.kind === 'stored'
        ? text.stored(dayText(this.#lang, nepalDay(new Date(figures.at))))
        : { loading: text.loading, none: text.noFigures, 'no-reader': text.noReader }[figures.kind]
    return [element('p', { class: 'text-sm text-muted' }, note)]
  }
}

function button(label: string, onPress: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', class: buttonStyle.secondary }, label)
  made.addEventListener('click', onPress)
  return made
}
