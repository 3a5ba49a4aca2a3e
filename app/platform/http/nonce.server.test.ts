import { expect, test } from 'vitest'
import { markedSource, withMarkedScripts, withNonce } from './nonce.server.ts'

const html =
  '<script>const t="<script"</script><script id="a" type="application/json">{}</script><p>script</p><script src="/a.js"></script>'

function answered() {
  const body = withMarkedScripts(html)
  return withNonce({ headers: { policy: `script-src ${markedSource}` }, body })
}

test('SITE-02: every script of the page and its policy carry the same nonce', () => {
  const { headers, body } = answered()
  const nonce = /^script-src 'nonce-([\w+/]{22}==)'$/.exec(headers.policy ?? '')?.[1] ?? ''
  expect(nonce).not.toBe('')
  expect(body).toBe(
    `<script nonce="${nonce}">const t="<script"</script><script nonce="${nonce}" id="a" type="application/json">{}</script><p>script</p><script nonce="${nonce}" src="/a.js"></script>`,
  )
})

test('SITE-02: each answer has a nonce of its own, and none holds the mark', () => {
  const answers = Array.from({ length: 50 }, answered)
  expect(new Set(answers.map(({ headers }) => headers.policy)).size).toBe(50)
  for (const { body, headers } of answers) expect(body + headers.policy).not.toContain('%')
})
