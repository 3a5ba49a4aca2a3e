import { expect, test, vi } from 'vitest'
import { signInSite, siteUrl } from '#test/sign-in-site.ts'
import { AccessTokens } from './access-token.ts'

test('tokens are checked with keys that were read within the last minute; an unknown key alone reads them again', async () => {
  const { site, browser, db } = await signInSite()
  const { token } = await browser().signIn()
  const { secret } = site.signIn
  let now = Date.now()
  const tokens = new AccessTokens({ db, siteUrl, secret, now: () => new Date(now) })
  const reads = vi.spyOn(db, 'selectFrom')
  for (let time = 0; time < 5; time += 1) expect(await tokens.read(token)).toBeDefined()
  expect(reads).toHaveBeenCalledTimes(1)
  const [, body, signature] = token.split('.')
  const head = Buffer.from('{"alg":"ES256","kid":"7c9e6679-7425-40de-944b-e07fc1f90ae7"}').toString(
    'base64url',
  )
  expect(await tokens.read([head, body, signature].join('.'))).toBeUndefined()
  expect(reads).toHaveBeenCalledTimes(2)
  now += 60_000
  expect(await tokens.read(token)).toBeDefined()
  expect(reads).toHaveBeenCalledTimes(3)
})
