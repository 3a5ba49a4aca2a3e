import { randomBytes } from 'node:crypto'

/** Stands for the nonce in what is kept. Made anew at each start: no text of a page can hold it. */
const mark = `%${randomBytes(16).toString('hex')}%`
const scriptElement = /<script\b([^>]*>[\s\S]*?<\/script>)/g

/** The name of the nonce in the policy of a document whose scripts are marked. */
export const markedSource = `'nonce-${mark}'`

/** The document with a place for a nonce in each of its own scripts. */
export function withMarkedScripts(html: Buffer | string): string {
  return String(html).replace(scriptElement, (_, rest: string) => `<script nonce="${mark}"${rest}`)
}

/** For one answer: a nonce that nobody could foresee, wherever the mark stands. */
export function withNonce({ headers, body }: { headers: Record<string, string>; body: Buffer | string }) {
  const nonce = randomBytes(16).toString('base64')
  return {
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replaceAll(mark, nonce)]),
    ),
    body: String(body).replaceAll(mark, nonce),
  }
}
