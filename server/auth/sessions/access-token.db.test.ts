import { expect, test, vi } from 'vitest'
import { signInSite, siteUrl } from '#test/sign-in-site.ts'
import { createAccessTokens } from './access-tokens.ts'

test('tokens are checked with keys that were read within the last minute; an unknown key alone reads them again', async () => {
  const { site, browser, db } = await signInSite()
  const { token } = await browser().signIn()
  const { secret } = site.signIn
  let now = Date.now()
  const tokens = createAccessTokens({ db, siteUrl, secret, now: () => new Date(now) })
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

test('a key of a release before 2026-11-28 goes on signing', async () => {
  const { site, browser, db } = await signInSite()
  const { id } = await db
    .insertInto('auth_keys')
    .values({
      public_key:
        '{"kty":"EC","x":"4lkRQDOrkAW8Vx1Ekf5qF86THcR1p7c31VnRIkpqPiE","y":"C6wph0Hi5P-iEgNUXvIFlfasJcRM5VxfO1N696YFB6g","crv":"P-256"}',
      private_key:
        '"efb7a581a044e6edec2f30926fafa8159865847d3772a3a33fa0751b57a52d337c50d8968969736823cdf3a98a6151301c3f8d27e1c942f3f78529ce5040abf58d11919516fa68011621efd34d5e0cba450998f65cf06a010ca2554c2a13eb4b44c0e22bafd2ec7cd43a00b1c2bca3026b985a33bcd1ba6e07fbafa36c03350471abe70dafb3a62bc5934771cc5c65aae1d1d79a3f4dea2f84197949e6aa3b88456253e0f8f165c9aaeed97a59123a3f494a8daed15b9cda68b73f515062106f20ed1ff345f6b03d1a7641801f2482e90647484b9b4dbb51"',
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { token } = await browser().signIn()
  expect(JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())).toMatchObject({
    kid: id,
  })
  expect(await site.signIn.tokens.read(token)).toBeDefined()
})
