// The dialog that answers questions on every page. Loaded when it is opened first.
import type { Lang } from '#app/lib/language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Answers, keepFigures } from './answers.ts'
import { element } from './element.ts'
import { messages } from './messages.ne.ts'
import { drawResults } from './results.ts'

/** A screen reader hears the answer when the visitor has stopped typing. */
const announcedAfterMs = 300

export { keepFigures }

let dialog: AskDialog | undefined

export function openAskDialog(lang: Lang, question: string): void {
  dialog ??= new AskDialog(lang)
  dialog.open(question)
}

class AskDialog {
  readonly #lang: Lang
  readonly #answers: Answers
  readonly #dialog: HTMLDialogElement
  readonly #input: HTMLInputElement
  readonly #results = element('div', {
    class: 'grid grid-cols-1 content-start gap-4 overflow-y-auto p-4',
    'data-ask-results': '',
  })
  readonly #status = element('p', { role: 'status', class: 'sr-only' })
  #timer: ReturnType<typeof setTimeout> | undefined
  #isLoaded = false

  constructor(lang: Lang) {
    this.#lang = lang
    this.#answers = new Answers(lang)
    const text = messages[lang]
    this.#input = inputOf(text.placeholder)
    const close = element('button', { type: 'button', class: buttonStyle.secondary }, text.close)
    const bar = element(
      'div',
      { class: 'flex gap-2 border-b border-line p-3' },
      element('label', { for: 'ask-input', class: 'sr-only' }, text.label),
      this.#input,
      close,
    )
    this.#dialog = element(
      'dialog',
      { 'aria-label': text.label, class: 'ask-dialog' },
      bar,
      this.#results,
      this.#status,
    )
    close.addEventListener('click', () => this.#dialog.close())
    this.#input.addEventListener('input', () => this.#show())
    this.#input.addEventListener('keydown', (event) => this.#onKey(event))
    this.#results.addEventListener('click', ({ target }) => {
      // A link may lead to another place of this very page.
      if (target instanceof Element && target.closest('a')) this.#dialog.close()
    })
    this.#dialog.addEventListener('pointerdown', ({ target }) => {
      // Outside of the dialog's content.
      if (target === this.#dialog) this.#dialog.close()
    })
    document.body.append(this.#dialog)
  }

  open(question: string): void {
    if (this.#dialog.open) return
    this.#input.value = question
    this.#dialog.showModal()
    this.#input.focus()
    this.#show()
    // The figures of the last visit to the dialog may be of yesterday.
    void this.#answers
      .load(() => this.#show())
      .then(() => {
        this.#isLoaded = true
        const chosen = this.#chosen
        this.#show()
        // The figures do not take a choice back.
        if (chosen >= 0) this.#choose(chosen)
      })
  }

  #show(): void {
    const question = this.#input.value.trim()
    const { announced, options } = drawResults(this.#results, {
      lang: this.#lang,
      question,
      result: question === '' ? undefined : this.#answers.get(question),
      today: this.#answers.get('today').answers[0],
      figures: this.#answers.figures,
      places: this.#answers.places,
      near: this.#answers.near(question),
      onExample: (example) => {
        this.#input.value = example
        this.#input.focus()
        this.#show()
      },
    })
    this.#input.setAttribute('aria-expanded', String(options > 0))
    this.#input.removeAttribute('aria-activedescendant')
    clearTimeout(this.#timer)
    // Nothing is announced that the figures may still change.
    if (!this.#isLoaded) return
    this.#timer = setTimeout(() => {
      this.#status.textContent = announced
    }, announcedAfterMs)
  }

  #onKey(event: KeyboardEvent): void {
    if (event.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      this.#move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      this.#openChosen()
    }
  }

  get #options(): HTMLElement[] {
    return [...this.#results.querySelectorAll<HTMLElement>('[role=option]')]
  }

  /** Which option is chosen; -1: none. */
  get #chosen(): number {
    return this.#options.findIndex((option) => option.getAttribute('aria-selected') === 'true')
  }

  #move(step: 1 | -1): void {
    const { length } = this.#options
    const current = this.#chosen
    if (length === 0) return
    if (current < 0) this.#choose(step === 1 ? 0 : length - 1)
    else this.#choose((current + step + length) % length)
  }

  #choose(index: number): void {
    for (const [place, option] of this.#options.entries())
      option.setAttribute('aria-selected', String(place === index))
    const chosen = this.#options[index]
    if (!chosen) return
    this.#input.setAttribute('aria-activedescendant', chosen.id)
    chosen.scrollIntoView({ block: 'nearest' })
  }

  /** The chosen option, else the first one: that of the answer where there is one. */
  #openChosen(): void {
    this.#options[Math.max(0, this.#chosen)]?.click()
  }
}

function inputOf(placeholder: string): HTMLInputElement {
  return element('input', {
    id: 'ask-input',
    type: 'text',
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': 'ask-options',
    'aria-expanded': 'false',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'go',
    maxlength: '200',
    placeholder,
    class: 'min-h-12 min-w-0 grow rounded-lg border border-line-strong bg-surface px-3 text-lg text-ink',
  })
}
