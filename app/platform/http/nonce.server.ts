import { randomBytes } from 'node:crypto'
import { bytesOf } from './encoding.server.ts'

/**
 * The nonce that inline scripts and styles of this code are rendered with. Made anew at each start and never sent: no
 * text of a page can hold it, so an element that carries it was written here.
 */
export const ownMark = `%${randomBytes(16).toString('hex')}%`

/** The name of the nonce in the policy of a document whose marks stay until it is answered. */
export const markedSource = `'nonce-${ownMark}'`

const attribute = ` nonce="${ownMark}"`
const dataBlock = /type="application\/(ld\+)?json"/

export interface InlineParts {
  scripts: readonly (Buffer | string)[]
  styles: readonly (Buffer | string)[]
}

/**
 * Finds the inline scripts and styles of a document. Those with the mark were rendered by this code; of all others,
 * `foreign` has the tags. Blocks of JSON are left out.
 */
export function inlinePartsOf(html: Buffer | string): InlineParts & { foreign: string[] } {
  const bytes = bytesOf(html)
  const all = [...elementsOf(bytes, 'script'), ...elementsOf(bytes, 'style')].filter(
    ({ tag }) => !dataBlock.test(tag),
  )
  const own = all.filter(({ tag }) => tag.includes(attribute))
  return {
    scripts: own.filter(({ name }) => name === 'script').map(({ content }) => content),
    styles: own.filter(({ name }) => name === 'style').map(({ content }) => content),
    foreign: all.filter((element) => !own.includes(element)).map(({ tag }) => tag),
  }
}

interface Element {
  name: string
  tag: string
  content: Buffer
}

/** All elements of this name in document order: opening tag and content. */
function elementsOf(html: Buffer, name: string): Element[] {
  const elements: Element[] = []
  const closing = `</${name}>`
  let at = html.indexOf(`<${name}`)
  while (at >= 0) {
    const begins = html.indexOf('>', at) + 1
    const ends = html.indexOf(closing, begins)
    if (begins === 0 || ends < 0) break
    elements.push({ name, tag: html.toString('latin1', at, begins), content: html.subarray(begins, ends) })
    at = html.indexOf(`<${name}`, ends)
  }
  return elements
}

/** The document as it is sent where hashes stand for its scripts and styles. */
export function withoutMarks(html: Buffer | string): Buffer {
  const bytes = bytesOf(html)
  const pieces: Buffer[] = []
  let from = 0
  for (let at = bytes.indexOf(attribute); at >= 0; at = bytes.indexOf(attribute, from)) {
    pieces.push(bytes.subarray(from, at))
    from = at + attribute.length
  }
  return Buffer.concat([...pieces, bytes.subarray(from)])
}

/** For one answer: a nonce that nobody could foresee, wherever the mark stands. */
export function withNonce({ headers, body }: { headers: Record<string, string>; body: Buffer | string }) {
  const nonce = randomBytes(16).toString('base64')
  return {
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replaceAll(ownMark, nonce)]),
    ),
    body: String(body).replaceAll(ownMark, nonce),
  }
}
