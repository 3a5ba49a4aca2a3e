import { expect, test } from 'vitest'
import { noncePlaceholder, nonceSource, withNonce } from './nonce.server.ts'

const html = `<script nonce="${noncePlaceholder}">own()</script><script>planted()</script>`

test('each response has its own nonce in place of the placeholder, in the policy and in the body', () => {
  const answered = () => withNonce({ headers: { policy: `script-src ${nonceSource}` }, body: html })
  const { headers, body } = answered()
  const [, nonce = ''] = /'nonce-([\w+/=]{24})'/.exec(headers.policy ?? '') ?? []
  expect(nonce).not.toBe('')
  expect(body).toBe(html.replaceAll(noncePlaceholder, nonce))
  expect(answered().headers.policy).not.toBe(headers.policy)
})
