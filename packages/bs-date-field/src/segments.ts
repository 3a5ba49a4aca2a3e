import {
  bsMonthName,
  daysInBsMonth,
  digitsIn,
  type Language,
  latinDigits,
  onlyDigits,
  todayInNepal,
} from '@chautari/bikram-sambat'
import { make, setAttribute } from './dom.ts'
import { messages } from './messages.ne.ts'
import { isComplete, limits, noParts, type PartName, type Parts, padded, partNames, textOf } from './parts.ts'

interface SegmentEvents {
  /** After each edit. `isSettled`: the value is not being typed any more. `isLast`: the day was typed. */
  onEdit: (isSettled: boolean, isLast: boolean) => void
  /** A text with a whole date was pasted, dropped, or inserted by a keyboard. */
  onText: (text: string) => void
  onEnter: () => void
  onOpen: () => void
}

/** Year, month and day as three text fields with the role of spin buttons. */
export class Segments {
  readonly inputs: Readonly<Record<PartName, HTMLInputElement>>
  parts: Parts = noParts
  #lang: Language = 'en'
  readonly #events: SegmentEvents
  /** The segment was reached because the one before is full: a separator typed now belongs to that one. */
  #isReached = false

  constructor(events: SegmentEvents) {
    this.#events = events
    this.inputs = { year: this.#make('year'), month: this.#make('month'), day: this.#make('day') }
  }

  show(lang: Language): void {
    this.#lang = lang
    for (const name of partNames) this.#write(name)
  }

  #make(name: PartName): HTMLInputElement {
    const { first, last } = limits[name]
    const input = make('input', {
      part: `segment ${name}`,
      role: 'spinbutton',
      inputmode: 'numeric',
      enterkeyhint: name === 'day' ? 'done' : 'next',
      autocomplete: 'off',
      'aria-valuemin': first,
      'aria-valuemax': last,
    })
    input.addEventListener('focus', () => input.select())
    input.addEventListener('click', () => input.select())
    input.addEventListener('keydown', (event) => this.#press(name, event))
    input.addEventListener('input', (event) => {
      // The element sends its own, once it has the new value.
      event.stopPropagation()
      this.#type(name, event)
    })
    input.addEventListener('blur', () => this.#leave(name))
    input.addEventListener('paste', (event) => {
      const text = event.clipboardData?.getData('text')
      if (text && !input.readOnly) {
        event.preventDefault()
        this.#insert(name, text)
      }
    })
    input.addEventListener('copy', (event) => {
      if (!isComplete(this.parts)) return
      event.preventDefault()
      event.clipboardData?.setData('text/plain', digitsIn(this.#lang, textOf(this.parts)))
    })
    return input
  }

  /** Shows a part in the script of the language, and tells assistive technology its value. */
  #write(name: PartName): void {
    const text = messages[this.#lang]
    const input = this.inputs[name]
    const part = this.parts[name]
    const shown = digitsIn(this.#lang, part)
    // Writing the same value would move the caret.
    if (input.value !== shown) input.value = shown
    input.placeholder = text.placeholders[name]
    const month = name === 'month' && Number(part) >= 1 && Number(part) <= 12
    setAttribute(input, 'aria-label', text[name])
    setAttribute(input, 'aria-valuenow', part === '' ? undefined : Number(part))
    setAttribute(
      input,
      'aria-valuetext',
      part === '' ? text.empty : month ? `${shown}, ${bsMonthName(Number(part), this.#lang)}` : shown,
    )
  }

  #set(name: PartName, part: string, isSettled = false): void {
    this.parts = { ...this.parts, [name]: part }
    this.#write(name)
    this.#events.onEdit(isSettled || isComplete(this.parts), name === 'day' && !isSettled)
  }

  #type(name: PartName, event: InputEvent): void {
    const raw = this.inputs[name].value
    const digits = onlyDigits(raw)
    // A letter is not taken.
    if (raw !== '' && digits === '') {
      this.#write(name)
      return
    }
    if (digits.length > 5 || /\d[^\d\s]+\d/.test(latinDigits(raw))) {
      this.#write(name)
      this.#events.onText(raw)
      return
    }
    const longest = limits[name].digits
    // More than fits: the last key starts anew.
    this.#digits(name, digits.length > longest ? onlyDigits(event.data ?? '').slice(0, longest) : digits)
  }

  /** Takes digits; a part that cannot have another one is complete, and the next segment gets the focus. */
  #digits(name: PartName, digits: string): void {
    const { digits: longest, last } = limits[name]
    const canGoOn = digits === '' || Number(digits) <= Math.floor(last / 10)
    const isFull = digits.length === longest || (longest === 2 && !canGoOn)
    this.#set(name, isFull && longest === 2 ? padded(digits) : digits)
    if (!isFull || name === 'day') return
    this.#move(name, 1)
    this.#isReached = true
  }

  /** Completes what was typed: `4` to `04`, the year `82` to `2082`. */
  #leave(name: PartName): void {
    const part = this.parts[name]
    const isShort = part.length < limits[name].digits && Number(part) > 0
    if (isShort && name === 'year' && part.length === 2) this.#set(name, `20${part}`)
    else if (isShort && name !== 'year') this.#set(name, padded(part))
  }

  #insert(name: PartName, text: string): void {
    const digits = onlyDigits(text)
    const isPart = text.trim().length === digits.length && digits.length <= limits[name].digits
    if (isPart && digits !== '') this.#digits(name, digits)
    else this.#events.onText(text)
  }

  #press(name: PartName, event: KeyboardEvent): void {
    const input = this.inputs[name]
    if (event.ctrlKey || event.metaKey || event.isComposing) return
    if (event.altKey && event.key !== 'ArrowDown') return
    const act = this.#actionOf(name, event, this.#isReached)
    this.#isReached = false
    if (!act) return
    event.preventDefault()
    if (input.readOnly && !['ArrowLeft', 'ArrowRight', 'Enter'].includes(event.key)) return
    act()
  }

  #actionOf(name: PartName, { key, altKey }: KeyboardEvent, isReached: boolean): (() => void) | undefined {
    if (/^[-/.। ]$/.test(key)) return () => isReached || this.#move(name, 1)
    const erase = () => (this.inputs[name].value === '' ? this.#move(name, -1) : this.#set(name, ''))
    const enter = () => {
      this.#leave(name)
      this.#events.onEnter()
    }
    const actions: Record<string, () => void> = {
      ArrowDown: altKey ? this.#events.onOpen : () => this.#spin(name, -1),
      ArrowUp: () => this.#spin(name, 1),
      ArrowLeft: () => this.#move(name, -1),
      ArrowRight: () => this.#move(name, 1),
      Backspace: erase,
      Delete: erase,
      Enter: enter,
    }
    return actions[key]
  }

  /** One step from an empty segment is today's value in Nepal. Months and days go round, years end. */
  #spin(name: PartName, by: 1 | -1): void {
    const { first, last } = limits[name]
    const part = this.parts[name]
    const end = name === 'day' ? this.#longestMonth() : last
    const count = end - first + 1
    const moved = Number(part) + by
    const around = ((moved - first + count) % count) + first
    const value = name === 'year' ? Math.min(Math.max(moved, first), last) : around
    this.#set(name, padded(part === '' ? todayInNepal(new Date()).bs[name] : value), true)
    this.inputs[name].select()
  }

  /** Days of the entered month; 32 while it is not known. */
  #longestMonth(): number {
    const [year, month] = [Number(this.parts.year), Number(this.parts.month)]
    const isKnown = year >= limits.year.first && year <= limits.year.last && month >= 1 && month <= 12
    return isKnown ? daysInBsMonth(year, month) : limits.day.last
  }

  #move(name: PartName, by: 1 | -1): void {
    const next = partNames[partNames.indexOf(name) + by]
    if (next) this.inputs[next].focus()
  }
}
