import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Lang, pathIn } from '#app/lib/language.ts'

const idBytes = 16
const proofBytes = 16

/**
 * What the unsubscribe link of a subscriber has: the id of the row and a proof that this site made it. It holds no address, is
 * the same in every e-mail, and does not expire.
 *
 * @param id a UUID
 * @param secret of the site
 */
export function unsubscribeToken(id: string, secret: string): string {
  return Buffer.concat([bytesOf(id), proofOf(id, secret)]).toString('base64url')
}

/** The subscriber's id; undefined for a token that this site did not make. */
export function subscriberOfToken(token: string, secret: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== idBytes + proofBytes || bytes.toString('base64url') !== token) return undefined
  const hex = bytes.subarray(0, idBytes).toString('hex')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  return timingSafeEqual(bytes.subarray(idBytes), proofOf(id, secret)) ? id : undefined
}

const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex')

const proofOf = (id: string, secret: string) =>
  createHmac('sha256', secret)
    .update(`newsletter unsubscribe ${id.toLowerCase()}`)
    .digest()
    .subarray(0, proofBytes)

/** The link of an e-mail. It opens a page with a button; a POST to it unsubscribes (RFC 8058). */
export function unsubscribeLink(
  id: string,
  { siteUrl, secret }: { siteUrl: string; secret: string },
  lang: Lang = 'en',
): string {
  return `${siteUrl}${pathIn(lang, '/newsletter/unsubscribe')}?token=${unsubscribeToken(id, secret)}`
}
