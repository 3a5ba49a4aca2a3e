import { expect, test } from 'vitest'
import { nonceMark, nonceSource, withNonce } from './nonce.server.ts'

const html = `<script nonce="${nonceMark}">own()</script><script>planted()</script>`

test('each answer has a nonce of its own, in its policy and wherever the mark stands', () => {
  const answered = () => withNonce({ headers: { policy: `script-src ${nonceSource}` }, body: html })
  const { headers, body } = answered()
  const [, nonce = ''] = /'nonce-([\w+/=]{24})'/.exec(headers.policy ?? '') ?? []
  expect(nonce).not.toBe('')
  expect(body).toBe(html.replaceAll(nonceMark, nonce))
  expect(answered().headers.policy).not.toBe(headers.policy)
})
