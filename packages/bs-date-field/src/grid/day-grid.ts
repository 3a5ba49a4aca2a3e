import {
  addDays,
  addMonths,
  type BsDate,
  bsMonthName,
  daysInBsMonth,
  digitsIn,
  formatAd,
  formatBs,
  type Language,
  todayInNepal,
  weekdayOf,
  weekdays,
  weeksOfBsMonth,
} from '@chautari/bikram-sambat'
import { make, setAttribute } from '../dom.ts'
import { messages } from '../messages.ne.ts'
import { adOf, compare, limits, type Rules, tableEnd, tableStart } from '../parts.ts'
import { styleSheet } from '../styles.ts'
import { gridStyles } from './grid-styles.ts'
import { messages as gridMessages } from './messages.ne.ts'

interface GridOptions extends Rules {
  lang: Language
  /** Name of the field. */
  label: string
  chosen: BsDate | undefined
}

/** Below this width the dialog lies at the bottom of the screen, by the style sheet. */
const NARROW = '(max-width: 30rem)'

/** A modal dialog with the days of a month, by the pattern of the ARIA Authoring Practices for date pickers. */
export class DayGrid {
  readonly #dialog = make('dialog', { part: 'dialog' })
  readonly #table = make('table', { role: 'grid' })
  readonly #described = make('p', { part: 'current', 'aria-live': 'polite' })
  #lists: Readonly<Record<'year' | 'month', HTMLSelectElement>> | undefined
  readonly #onPick: (date: BsDate | undefined) => void
  #options: GridOptions | undefined
  /** The day with the focus; its month is shown. */
  #current: BsDate = tableStart

  /** @param onPick gets the chosen day, or undefined when the field is cleared. */
  constructor(root: ShadowRoot, onPick: (date: BsDate | undefined) => void) {
    this.#onPick = onPick
    root.adoptedStyleSheets.push(styleSheet(gridStyles))
    root.append(this.#dialog)
    // What its lists send is not the field's.
    for (const type of ['input', 'change'])
      this.#dialog.addEventListener(type, (event) => event.stopPropagation())
    this.#table.addEventListener('keydown', (event) => this.#press(event))
    this.#dialog.addEventListener('click', ({ target, clientX, clientY }) => {
      const { left, right, top, bottom } = this.#dialog.getBoundingClientRect()
      const isInside = clientX > left && clientX < right && clientY > top && clientY < bottom
      if (target === this.#dialog && !isInside) this.#dialog.close()
    })
  }

  /** Opens it beside an element; on narrow screens at the bottom. The browser gives the focus back when it closes. */
  open(options: GridOptions, beside: Element): void {
    this.#options = options
    this.#current = this.#within(options.chosen ?? todayInNepal(new Date()).bs)
    this.#draw()
    this.#show(this.#current)
    this.#dialog.showModal()
    this.#place(beside)
    this.#focusDay()
  }

  #place(beside: Element): void {
    const { style } = this.#dialog
    style.inset = ''
    style.margin = ''
    if (matchMedia(NARROW).matches) return
    const field = beside.getBoundingClientRect()
    const { width, height } = this.#dialog.getBoundingClientRect()
    const below = field.bottom + 4
    const top = below + height <= innerHeight ? below : field.top - height - 4
    const fitting = (wanted: number, room: number) => `${Math.max(8, Math.min(wanted, room - 8))}px`
    style.margin = '0'
    style.inset = `${fitting(top, innerHeight - height)} auto auto ${fitting(field.left, innerWidth - width)}`
  }

  /** What stays while months are changed; `#show` fills in the rest. */
  #draw(): void {
    const { lang, label, isRequired } = this.#options as GridOptions
    const text = gridMessages[lang]
    const { open } = messages[lang]
    setAttribute(this.#dialog, 'lang', lang)
    setAttribute(this.#dialog, 'aria-label', label ? `${label}: ${open}` : open)
    const button = (part: string, name: string, shown: string, act: () => void) => {
      const made = make(
        'button',
        { type: 'button', part, 'aria-label': name, title: shown !== name && name },
        shown,
      )
      made.addEventListener('click', act)
      return made
    }
    const step = (name: string, sign: string, months: number) =>
      button('step', name, sign, () => this.#show(this.#moved(months)))
    const action = (name: string, act: () => void) => button('action', name, name, act)
    const today = todayInNepal(new Date()).bs
    const foot = make('div', { part: 'foot' })
    if (this.#isOffered(today)) foot.append(action(text.today, () => this.#pick(today)))
    if (!isRequired) foot.append(action(text.clear, () => this.#pick(undefined)))
    foot.append(action(text.close, () => this.#dialog.close()))
    this.#lists = { month: this.#list('month'), year: this.#list('year') }
    const { month, year } = this.#lists
    this.#dialog.replaceChildren(
      make('div', { part: 'head' }, step(text.previous, '‹', -1), month, year, step(text.next, '›', 1)),
      this.#table,
      this.#described,
      foot,
    )
  }

  /** Months by name, or the years between the first and the last possible day. */
  #list(name: 'year' | 'month'): HTMLSelectElement {
    const { lang, min = tableStart, max = tableEnd } = this.#options as GridOptions
    const [first, last] = name === 'year' ? [min.year, max.year] : [limits.month.first, limits.month.last]
    const select = make('select', { 'aria-label': messages[lang][name] })
    for (let value = first; value <= last; value++)
      select.append(
        make('option', { value }, name === 'year' ? digitsIn(lang, value) : bsMonthName(value, lang)),
      )
    select.addEventListener('change', () => this.#show({ ...this.#current, [name]: Number(select.value) }))
    return select
  }

  #drawDays(): void {
    const { lang, chosen } = this.#options as GridOptions
    const { year, month } = this.#current
    const today = todayInNepal(new Date()).bs
    const heads = weekdays.map((weekday) =>
      make('th', { scope: 'col', abbr: weekday[lang] }, weekday[`${lang}Short`]),
    )
    const cell = (date: BsDate | undefined) => {
      if (!date) return make('td')
      const isChosen = chosen !== undefined && compare(date, chosen) === 0
      return make('td', { role: 'gridcell', 'aria-selected': String(isChosen) }, this.#day(date, today))
    }
    const rows = weeksOfBsMonth(year, month).map((week) => make('tr', {}, ...week.map(cell)))
    setAttribute(this.#table, 'aria-label', `${bsMonthName(month, lang)} ${digitsIn(lang, year)}`)
    this.#table.replaceChildren(make('thead', {}, make('tr', {}, ...heads)), make('tbody', {}, ...rows))
  }

  #day(date: BsDate, today: BsDate): HTMLButtonElement {
    const { lang } = this.#options as GridOptions
    const ad = adOf(date)
    const isOffered = this.#isOffered(date)
    const button = make(
      'button',
      {
        type: 'button',
        part: 'day',
        tabindex: date.day === this.#current.day ? 0 : -1,
        'aria-label': `${formatBs(date, { language: lang })}, ${formatAd(ad, { language: lang, style: 'full' })}`,
        'aria-current': compare(date, today) === 0 && 'date',
        'aria-disabled': !isOffered && 'true',
        // Drawn by the style sheet: as text it would have to be in the name right after the day.
        'data-ad': digitsIn(lang, ad.day),
      },
      digitsIn(lang, date.day),
    )
    if (isOffered) button.addEventListener('click', () => this.#pick(date))
    return button
  }

  #press(event: KeyboardEvent): void {
    const to = this.#target(event)
    if (!to) return
    event.preventDefault()
    this.#show(to)
    this.#focusDay()
  }

  #target({ key, shiftKey }: KeyboardEvent): BsDate | undefined {
    const weekday = weekdayOf(this.#current)
    const days: Record<string, number> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -7,
      ArrowDown: 7,
      Home: -weekday,
      End: 6 - weekday,
    }
    const by = days[key]
    if (by !== undefined) return orEnd(() => addDays(this.#current, by), by)
    if (key === 'PageUp') return this.#moved(shiftKey ? -12 : -1)
    return key === 'PageDown' ? this.#moved(shiftKey ? 12 : 1) : undefined
  }

  #moved(months: number): BsDate {
    return orEnd(() => addMonths(this.#current, months), months)
  }

  /** Shows the month of a day, or of the nearest possible one; Tab reaches the day, and both calendars name it. */
  #show(date: BsDate): void {
    const { year, month } = date
    const { lang } = this.#options as GridOptions
    this.#current = this.#within({ ...date, day: Math.min(date.day, daysInBsMonth(year, month)) })
    for (const name of ['year', 'month'] as const)
      if (this.#lists) this.#lists[name].value = String(this.#current[name])
    this.#drawDays()
    const named = formatAd(adOf(this.#current), { language: lang, style: 'full' })
    this.#described.textContent = `${formatBs(this.#current, { language: lang })} · ${named}`
  }

  #focusDay(): void {
    this.#table.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }

  #pick(date: BsDate | undefined): void {
    this.#dialog.close()
    this.#onPick(date)
  }

  #isOffered(date: BsDate): boolean {
    return compare(date, this.#within(date)) === 0
  }

  #within(date: BsDate): BsDate {
    const { min = tableStart, max = tableEnd } = this.#options as GridOptions
    return compare(date, min) < 0 ? min : compare(date, max) > 0 ? max : date
  }
}

/** A day of the table; its first or last one when the result lies outside. */
function orEnd(date: () => BsDate, direction: number): BsDate {
  try {
    return date()
  } catch {
    return direction < 0 ? tableStart : tableEnd
  }
}
