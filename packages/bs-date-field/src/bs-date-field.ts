import { type BsDate, formatAd } from '@chautari/bikram-sambat'
import { make, setAttribute } from './dom.ts'
import { FormControl } from './form-control.ts'
import type { DayGrid } from './grid/day-grid.ts'
import { messages } from './messages.ne.ts'
import {
  adOf,
  dateOf,
  isComplete,
  isInGrid,
  noParts,
  partNames,
  partsOf,
  problemOf,
  readText,
  textOf,
} from './parts.ts'
import { Segments } from './segments.ts'
import { fieldSheet } from './styles.ts'

/**
 * `<bs-date-field>`: a form field for a day of Bikram Sambat. See the README for attributes, what it submits and its parts.
 * Fires `input` after each edit and `change` when its `value` is another one.
 */
export class BsDateField extends FormControl {
  static readonly observedAttributes = 'name value min max required readonly lang label error'.split(' ')

  readonly #segments = new Segments({
    onEdit: (isSettled, isLast) => {
      this.#notice = ''
      if (isLast) this.#convertTyped()
      this.#edited(isSettled)
    },
    onText: (text) => this.#take(text),
    onEnter: () => {
      this.#leave()
      this.submitForm()
    },
    onOpen: () => this.showPicker(),
  })
  readonly #root = this.attachShadow({ mode: 'open', delegatesFocus: true })
  #grid: Promise<DayGrid> | undefined
  readonly #field = make('div', { part: 'field', role: 'group', 'aria-describedby': 'message' })
  readonly #button = make('button', { type: 'button', part: 'open', 'aria-haspopup': 'dialog' })
  readonly #message = make('p', { part: 'message', id: 'message', 'aria-live': 'polite' })
  /** Its value is the visitor's, no longer that of the attribute. */
  #isEdited = false
  /** What is wrong is said once the visitor has left the field, or all parts are there. */
  #isJudged = false
  #notice = ''
  #fallback: HTMLInputElement | undefined
  #lastValue = ''

  constructor() {
    super()
    const root = this.#root
    root.adoptedStyleSheets = [fieldSheet()]
    const { year, month, day } = this.#segments.inputs
    const dash = () => make('span', { 'aria-hidden': 'true' }, '-')
    this.#field.append(year, dash(), month, dash(), day, this.#button)
    // Not shown; it tells when the text field inside is there, which a parser adds after the element.
    const slot = make('slot', { hidden: true })
    slot.addEventListener('slotchange', () => this.#adoptFallback())
    root.append(this.#field, this.#message, slot)
    this.#button.addEventListener('click', () => this.showPicker())
    root.addEventListener('focusin', () => {
      this.#nameGroup()
      // Ready when it is asked for.
      this.#loadGrid()
    })
    root.addEventListener('focusout', (event) => {
      const to = (event as FocusEvent).relatedTarget
      if (!(to instanceof Node && root.contains(to)) && !root.querySelector('dialog[open]')) this.#leave()
    })
    this.addEventListener('invalid', () => this.#leave(true))
    // What a password manager fills into the text field that the element replaces.
    for (const type of ['input', 'change'])
      this.addEventListener(type, ({ target }) => this.#takeFallback(target))
  }

  connectedCallback(): void {
    this.#adoptFallback()
    this.draw()
    // Frameworks set labels after the field.
    queueMicrotask(() => this.#nameGroup())
  }

  attributeChangedCallback(name: string): void {
    if (name === 'value' && !this.#isEdited) this.#reset(this.getAttribute('value') ?? '')
    this.draw()
  }

  formResetCallback(): void {
    if (this.defaultValue) this.#reset(this.defaultValue)
    else this.#reset(this.#fallback?.defaultValue ?? '', this.#isAd())
    this.draw()
  }

  /** The browser restores what was typed before, or fills in a day, which for birthdays is in AD. */
  formStateRestoreCallback(state: string, reason: 'restore' | 'autocomplete'): void {
    this.#read(state, reason === 'autocomplete' && this.#isAd())
    this.draw()
  }

  /** The day in BS, `2082-04-29`; empty unless it exists and lies within `min` and `max`. Any readable text can be set. */
  get value(): string {
    const date = this.#date
    return date ? textOf(partsOf(date)) : ''
  }

  set value(text: string) {
    this.#assign(text)
  }

  /** The same day in AD, `2025-08-14`. */
  get valueAsAd(): string {
    const date = this.#date
    return date ? textOf(partsOf(adOf(date))) : ''
  }

  set valueAsAd(text: string) {
    this.#assign(text, true)
  }

  /** What is entered, in Latin digits, also when it is incomplete (`2082--`) or no day (`2082-04-33`). */
  get text(): string {
    return textOf(this.#segments.parts)
  }

  /** Opens the dialog with the days of a month. */
  showPicker(): void {
    if (this.isDisabled || this.readOnly) return
    const options = { ...this.#rules, lang: this.language, label: this.#label, chosen: this.#date }
    this.#loadGrid((grid) => grid.open(options, this.#field))
  }

  /** Its code is a file of its own, as most dates are typed. A failure is said, and tried again. */
  #loadGrid(use?: (grid: DayGrid) => void): void {
    this.#grid ??= import('./grid/day-grid.ts').then(
      ({ DayGrid }) => new DayGrid(this.#root, (date) => this.#pick(date)),
    )
    this.#grid.then(use, () => {
      this.#grid = undefined
      if (!use) return
      this.#notice = messages[this.language].notLoaded
      this.draw()
    })
  }

  get #date(): BsDate | undefined {
    return dateOf(this.#segments.parts, this.#rules)
  }

  get #rules() {
    const limit = (name: string) => readText(this.getAttribute(name) ?? '').date
    return { min: limit('min'), max: limit('max'), isRequired: this.required }
  }

  readonly #fits = (date: BsDate) => dateOf(partsOf(date), this.#rules) !== undefined

  get #label(): string {
    return this.labelText || this.#fallback?.getAttribute('aria-label') || ''
  }

  /** Whether numbers in the field inside, or of the browser, are AD. */
  #isAd(): boolean {
    return this.#fallback?.type === 'date' || (this.getAttribute('autocomplete') ?? '').includes('bday')
  }

  /** Takes over the text field inside, with what was typed into it before this code was loaded. */
  #adoptFallback(): void {
    const fallback = this.querySelector('input')
    if (!fallback || fallback === this.#fallback) return
    this.#fallback = fallback
    // Without a form it is not submitted a second time.
    fallback.setAttribute('form', '')
    if (fallback.id && !this.id) {
      this.id = fallback.id
      fallback.removeAttribute('id')
    }
    // Typed by hand, not filled in.
    if (fallback.value !== fallback.defaultValue) this.#read(fallback.value, fallback.type === 'date')
    else if (!this.#isEdited && !this.defaultValue) this.#reset(fallback.defaultValue, this.#isAd())
    this.draw()
  }

  #takeFallback(target: EventTarget | null): void {
    if (!this.#fallback || target !== this.#fallback) return
    this.#read(this.#fallback.value, this.#isAd())
    this.#edited(true)
  }

  #assign(text: string | null | undefined, isAd = false): void {
    this.#read(text ?? '', isAd)
    this.#lastValue = this.value
    this.draw()
  }

  #reset(text: string, isAd = false): void {
    this.#read(text, isAd)
    this.#isEdited = false
    this.#isJudged = false
    this.#lastValue = this.value
  }

  /** Reads a whole date; what cannot be read is left out and said. */
  #read(text: string, isAd = false, fits?: (date: BsDate) => boolean): void {
    const { date, ad, given, readings, write } = readText(text, isAd, fits)
    const language = this.language
    const say = messages[language]
    this.#notice = ''
    this.#isEdited = true
    const parts = date ? partsOf(date) : given && partsOf(given)
    if (parts ?? text.trim() === '') this.#segments.parts = parts || noParts
    else if (readings && write)
      this.#notice = say.ambiguous(write(readings[0], { language }), write(readings[1], { language }))
    else this.#notice = say.unreadable(text.trim().slice(0, 40))
    if (ad && !isAd) this.#notice = say.converted(formatAd(ad, { language }))
    this.#isJudged = isComplete(this.#segments.parts)
  }

  /** Not while the year of a whole date is typed anew: its month and day are still to come. */
  #convertTyped(): void {
    if (isComplete(this.#segments.parts) && !this.#date) this.#read(this.text, false, this.#fits)
  }

  #take(text: string): void {
    this.#read(text, false, (date) => isInGrid(date) && this.#fits(date))
    this.#edited(true)
    if (this.#date) this.#segments.inputs.day.focus()
  }

  #pick(date: BsDate | undefined): void {
    this.#notice = ''
    this.#segments.parts = date ? partsOf(date) : noParts
    this.#edited(true)
  }

  #edited(isSettled: boolean): void {
    this.#isEdited = true
    this.#isJudged = isComplete(this.#segments.parts)
    this.draw()
    this.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
    if (isSettled) this.#changed()
  }

  #changed(): void {
    if (this.value === this.#lastValue) return
    this.#lastValue = this.value
    this.dispatchEvent(new Event('change', { bubbles: true }))
  }

  /** @param isJudged also an untouched field, which its form refuses to submit. */
  #leave(isJudged = this.#isEdited): void {
    this.#convertTyped()
    this.#isJudged = isJudged
    this.draw()
    this.#changed()
  }

  #nameGroup(): void {
    setAttribute(this.#field, 'aria-label', this.#label || undefined)
  }

  protected override draw(): void {
    const lang = this.language
    const { parts, inputs } = this.#segments
    this.#segments.show(lang)
    setAttribute(this.#field, 'lang', lang)
    this.#nameGroup()
    setAttribute(this.#button, 'aria-label', messages[lang].open)
    this.#button.disabled = this.isDisabled || this.readOnly

    const problem = problemOf(parts, this.#rules, lang)
    const entries = new FormData()
    if (this.name) {
      entries.append(this.name, this.valueAsAd)
      entries.append(`${this.name}-bs`, this.text)
    }
    this.internals.setFormValue(entries, this.text)
    const message = this.customError || problem?.message || ''
    const flags = { customError: this.customError !== '', ...(problem && { [problem.flag]: true }) }
    this.internals.setValidity(message ? flags : {}, message, inputs.year)

    const error = (this.#isJudged && message) || this.getAttribute('error') || ''
    this.#message.textContent = error || this.#notice
    setAttribute(this.#message, 'part', error ? 'message error' : 'message notice')
    this.#field.toggleAttribute('data-invalid', error !== '')
    for (const name of partNames) {
      const input = inputs[name]
      input.disabled = this.isDisabled
      input.readOnly = this.readOnly
      setAttribute(input, 'aria-invalid', error ? 'true' : undefined)
      setAttribute(input, 'aria-required', this.required ? 'true' : undefined)
    }
  }
}
