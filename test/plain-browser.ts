import { Window } from 'happy-dom'
import type { testSite } from './site.ts'

type App = Awaited<ReturnType<typeof testSite>>['app']

const origin = 'https://chautari.example'
const parser = new new Window().DOMParser()

type PlainDocument = ReturnType<typeof parser.parseFromString>
type Control = ReturnType<PlainDocument['querySelectorAll']>[number]

interface PlainPage {
  address: string
  status: number
  document: PlainDocument
  /** The words of `<main>`. */
  main: string
  /** Opens the first link with these words. */
  follow(words: string): Promise<PlainPage>
  /** Fills in the form, by default that of the first field, and sends it by its first button that can be pressed. */
  send(fields: Record<string, string>, form?: Control): Promise<PlainPage>
  /** Presses the first button with these words, which sends its form. */
  press(words: string): Promise<PlainPage>
}

/** What a browser without JavaScript shows of a page of the site, and how it sends the forms that stand in it. */
export async function openPlain(app: App, address: string, init: RequestInit = {}): Promise<PlainPage> {
  const answer = await app.request(origin + address, init)
  const { status, headers } = answer
  const open = (next: string | null, sent?: RequestInit) =>
    openPlain(app, pathOf(new URL(next ?? '', origin + address)), sent)
  if (status >= 300 && status < 400) return open(headers.get('location'))
  // A part of the page where no scripts run.
  const html = (await answer.text()).replace(/<\/?noscript>|<(script|style|svg)[ >].*?<\/\1>/gs, '')
  const document = parser.parseFromString(html, 'text/html')
  const named = (selector: string, words: string) => {
    const found = [...document.querySelectorAll(selector)].find((part) => nameOf(part).includes(words))
    if (!found) throw new Error(`${address} has no ${selector} “${words}”`)
    return found
  }
  const formOf = (part: Control) => {
    const id = part.getAttribute('form')
    const form = id ? document.getElementById(id) : part.closest('form')
    if (!form) throw new Error(`${address} has no form for ${nameOf(part)}`)
    return form
  }
  return {
    address,
    status,
    document,
    main: textWithin(document.querySelector('main')?.innerHTML ?? ''),
    follow: (words) => open(named('a[href]', words).getAttribute('href')),
    send(fields, given) {
      const [first = ''] = Object.keys(fields)
      const control = given ?? document.querySelector(`[name="${first}"]`)
      if (!control) throw new Error(`${address} has no field ${first}`)
      const form = given ?? formOf(control)
      const button = partsOf(document, form).find((part) => part.getAttribute('type') === 'submit')
      if (!button) throw new Error(`${address}: no button sends the form ${first}`)
      return open(...requestOf(document, form, button, fields))
    },
    press(words) {
      const button = named('[type=submit]:not([disabled])', words)
      return open(...requestOf(document, formOf(button), button, {}))
    },
  }
}

const nameOf = (part: Control) => part.getAttribute('aria-label') ?? part.textContent

const pathOf = ({ pathname, search }: URL) => pathname + search

function textWithin(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
}

/** The parts of a form that are not disabled, also those outside that name it. */
function partsOf(document: PlainDocument, form: Control): Control[] {
  const inside = form.querySelectorAll('input, select, textarea, button')
  const outside = form.id ? document.querySelectorAll(`[form="${form.id}"]`) : []
  return [...new Set([...inside, ...outside])].filter((part) => !part.hasAttribute('disabled'))
}

function requestOf(
  document: PlainDocument,
  form: Control,
  button: Control,
  fields: Record<string, string>,
): [address: string, init: RequestInit] {
  const sent = new URLSearchParams()
  for (const part of partsOf(document, form)) {
    const name = part.getAttribute('name')
    const value = part === button ? (part.getAttribute('value') ?? '') : sentBy(part, fields[name ?? ''])
    if (name && value !== undefined) sent.append(name, value)
  }
  for (const [name, value] of Object.entries(fields))
    if (!sent.getAll(name).includes(value)) throw new Error(`The form cannot send ${name}=${value}`)
  const action = (form.getAttribute('action') ?? '').replace(/#.*/, '')
  if (form.getAttribute('method') === 'post') return [action, posted(String(sent))]
  return [`${action.replace(/\?.*/, '')}?${String(sent)}`, {}]
}

/** What a control sends; undefined where it sends nothing. */
function sentBy(control: Control, given: string | undefined): string | undefined {
  const value = control.getAttribute('value') ?? ''
  const type = control.getAttribute('type')
  if (control.tagName === 'BUTTON' || type === 'submit') return undefined
  if (type === 'radio' || type === 'checkbox') {
    const isChecked = given === undefined ? control.hasAttribute('checked') : value === given
    return isChecked ? value || 'on' : undefined
  }
  if (control.tagName === 'TEXTAREA') return given ?? control.textContent
  if (control.tagName !== 'SELECT') return given ?? value
  const options = [...control.querySelectorAll('option')]
  const valueOfOption = (option: Control) => option.getAttribute('value') ?? option.textContent
  if (given !== undefined) return options.map(valueOfOption).find((offered) => offered === given)
  const chosen = options.find((option) => option.hasAttribute('selected')) ?? options[0]
  return chosen && valueOfOption(chosen)
}

const posted = (body: string): RequestInit => ({
  method: 'POST',
  body,
  headers: {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(Buffer.byteLength(body)),
    host: 'chautari.example',
    origin,
  },
})
