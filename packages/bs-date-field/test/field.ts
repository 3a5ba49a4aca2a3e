// The element in a document without a browser, and what its keys and a paste do there.
import { BsDateField } from '../src/bs-date-field.ts'

/** Happy DOM has no form-associated elements: what the field gives its form is kept here. */
class Internals {
  entries: Record<string, unknown> = {}
  state = ''
  flags: string[] = []
  message = ''
  readonly #field: HTMLElement

  constructor(field: HTMLElement) {
    this.#field = field
  }

  get form() {
    return this.#field.closest('form')
  }

  get labels() {
    return [this.#field.closest('label')].filter((label) => label !== null)
  }

  setFormValue(entries: FormData, state: string) {
    this.entries = Object.fromEntries(entries)
    this.state = state
  }

  setValidity(flags: ValidityStateFlags, message: string) {
    this.flags = Object.entries(flags).flatMap(([flag, isSet]) => (isSet ? [flag] : []))
    this.message = message
  }
}

const internalsOf = new WeakMap<HTMLElement, Internals>()

class TestField extends BsDateField {
  override attachInternals(): ElementInternals {
    const internals = new Internals(this)
    internalsOf.set(this, internals)
    return internals as unknown as ElementInternals
  }
}

// Under another name: in other tests of this document the field stays what it is without form-associated elements. Files of
// tests share the document, and each loads this module anew.
const tagName = freeName()
customElements.define(tagName, TestField)

function freeName(): string {
  let count = 1
  while (customElements.get(`tested-date-field-${count}`)) count += 1
  return `tested-date-field-${count}`
}

/** A form with one field in a label, as the README shows it. */
export function openField(attributes = '', inside = '<input name="birth-bs">') {
  const holder = document.createElement('div')
  holder.innerHTML = `<form><label>Date of birth
<${tagName} name="birth" ${attributes}>${inside}</${tagName}></label><button>Send</button></form>`
  document.body.replaceChildren(holder)
  const field = holder.querySelector(tagName) as TestField
  const root = field.shadowRoot as ShadowRoot
  const part = <Kind extends HTMLElement = HTMLElement>(name: string) =>
    root.querySelector(`[part~=${name}]`) as Kind
  return {
    field,
    form: holder.querySelector('form') as HTMLFormElement,
    send: holder.querySelector('form > button') as HTMLButtonElement,
    internals: internalsOf.get(field) as Internals,
    root,
    part,
    year: part<HTMLInputElement>('year'),
    month: part<HTMLInputElement>('month'),
    day: part<HTMLInputElement>('day'),
    message: part('message'),
    held: () => ({ value: field.value, ad: field.valueAsAd, text: field.text }),
    /** What has the focus inside the field. */
    focused: () => root.activeElement,
    events: countEvents(field),
  }
}

/** Counts the events of the field from now on. */
function countEvents(field: HTMLElement) {
  const counts = { input: 0, change: 0 }
  for (const type of ['input', 'change'] as const)
    field.addEventListener(type, ({ target }) => {
      if (target === field) counts[type] += 1
    })
  return counts
}

/** As a key does: where nothing prevents it, a character comes in place of what is selected. */
export function press(key: string, modifiers: KeyboardEventInit = {}) {
  const input = document.activeElement?.shadowRoot?.activeElement as HTMLInputElement
  const options = { key, bubbles: true, cancelable: true, composed: true, ...modifiers }
  const isLeft = input.dispatchEvent(new KeyboardEvent('keydown', options))
  if (!isLeft || key.length !== 1 || input.readOnly) return
  const { value, selectionStart, selectionEnd } = input
  const before = value.slice(0, selectionStart ?? value.length) + key
  input.value = before + value.slice(selectionEnd ?? value.length)
  input.setSelectionRange(before.length, before.length)
  input.dispatchEvent(new InputEvent('input', { data: key, bubbles: true, composed: true }))
}

export function type(text: string) {
  for (const key of text) press(key)
}

/** @returns whether the browser would paste it itself. */
export function paste(input: HTMLInputElement, text?: string): boolean {
  const clipboardData = new DataTransfer()
  if (text !== undefined) clipboardData.setData('text', text)
  input.focus()
  return input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
}
