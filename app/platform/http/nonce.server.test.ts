import { expect, test } from 'vitest'
import { inlinePartsOf, markedSource, ownMark, withNonce, withoutMarks } from './nonce.server.ts'

const own = `nonce="${ownMark}"`
const html =
  `<script ${own}>const t="<script"</script><script type="application/ld+json">{}</script>` +
  `<p>script</p><script>planted()</script><style ${own}>p{}</style><style>q{}</style><script src="/a.js"></script>`

test('only scripts and styles that this code marked are its own; blocks of data are neither', () => {
  const { scripts, styles, foreign } = inlinePartsOf(html)
  expect([scripts.map(String), styles.map(String)]).toEqual([['const t="<script"'], ['p{}']])
  expect(foreign).toEqual(['<script>', '<script src="/a.js">', '<style>'])
  expect(withoutMarks(html).toString()).toBe(html.replaceAll(` ${own}`, ''))
})

test('SITE-02: the scripts that this code wrote and the policy carry the same nonce, a planted one carries none', () => {
  const { headers, body } = withNonce({ headers: { policy: `script-src ${markedSource}` }, body: html })
  const nonce = /^script-src 'nonce-([\w+/]{22}==)'$/.exec(headers.policy ?? '')?.[1] ?? ''
  expect(nonce).not.toBe('')
  expect(body).toBe(html.replaceAll(ownMark, nonce))
  expect(body).toContain('<script>planted()</script>')
})

test('SITE-02: each answer has a nonce of its own, and none holds the mark', () => {
  const answered = () => withNonce({ headers: { policy: markedSource }, body: html })
  const answers = Array.from({ length: 50 }, answered)
  expect(new Set(answers.map(({ headers }) => headers.policy)).size).toBe(50)
  for (const { body, headers } of answers) expect(body + headers.policy).not.toContain('%')
})
