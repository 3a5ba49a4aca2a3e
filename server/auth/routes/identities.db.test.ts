import { expect, test } from 'vitest'
import { enrolled, secondFactorSite } from '#test/second-factor.ts'
import { signInSite, siteUrl } from '#test/sign-in-site.ts'

type Site = Awaited<ReturnType<typeof signInSite>>
type Visitor = ReturnType<Site['browser']>

const gita = { sub: '3', email: 'gita@example.com', name: 'Gita' }
const ram = { sub: '2', email: 'ram@example.com', name: 'Ram' }

async function link({ client, follow }: Visitor) {
  const options = { redirectTo: `${siteUrl}/profile`, skipBrowserRedirect: true }
  const { data, error } = await client.linkIdentity({ provider: 'google', options })
  if (error) return { error, back: undefined }
  const back = await follow(data.url)
  const code = back.searchParams.get('code')
  if (code) await client.exchangeCodeForSession(code)
  return { error, back }
}

async function ramSignedIn(config = {}) {
  const site = await signInSite(config)
  site.google.says(ram)
  const visitor = site.browser()
  const { session, bearer } = await visitor.signIn()
  return { ...site, visitor, bearer, userId: session?.user.id ?? '' }
}

test('AUTH-05: a second Google account is linked, both are listed, and both sign in the same user', async () => {
  const { google, visitor, browser, userId, db } = await ramSignedIn()
  await visitor.client.refreshSession()
  google.says(gita)
  const { back } = await link(visitor)
  expect([back?.pathname, back?.searchParams.get('error_code')]).toEqual(['/profile', null])
  const { data } = await visitor.client.getUserIdentities()
  expect(data?.identities).toMatchObject([
    { provider: 'google', id: '2', user_id: userId, identity_data: { sub: '2', email: 'ram@example.com' } },
    { provider: 'google', id: '3', user_id: userId, identity_data: { sub: '3' } },
  ])
  for (const { identity_id } of data?.identities ?? []) expect(identity_id).toMatch(/^[\da-f-]{36}$/)
  const accounts = await db.selectFrom('auth_accounts').selectAll().execute()
  for (const account of accounts) expect(account).toMatchObject({ access_token: null, id_token: null })
  // The session goes on with its own cookie.
  expect((await visitor.client.refreshSession()).error).toBeNull()
  expect(await db.selectFrom('auth_sessions').select('id').execute()).toHaveLength(1)
  expect((await browser().signIn()).session?.user.id).toBe(userId)
})

test('AUTH-06: an identity that is linked already, to the user or to another user, is refused', async () => {
  const { google, visitor, browser, db } = await ramSignedIn()
  expect((await link(visitor)).back?.searchParams.get('error_code')).toBe('identity_already_exists')
  google.says(gita)
  await browser().signIn()
  expect((await link(visitor)).back?.searchParams.get('error_code')).toBe('identity_already_exists')
  const accounts = await db.selectFrom('auth_accounts').select(['access_token', 'id_token']).execute()
  expect(accounts).toEqual(Array(2).fill({ access_token: null, id_token: null }))
  expect((await visitor.client.getUserIdentities()).data?.identities).toHaveLength(1)
})

test("AUTH-04: an operator's identity is linked to no other user, and no other to an operator", async () => {
  const { google, visitor, browser, db } = await ramSignedIn()
  google.says({})
  expect((await link(visitor)).back?.searchParams.get('error_code')).toBe('unexpected_failure')
  const sita = browser()
  await sita.signIn()
  google.says(gita)
  expect((await link(sita)).back?.searchParams.get('error_code')).toBe('unexpected_failure')
  google.says({ ...gita, email_verified: false })
  expect((await link(visitor)).back?.searchParams.get('error_code')).toBe('email_not_verified')
  expect(await db.selectFrom('auth_accounts').select('id').execute()).toHaveLength(2)
})

test('a token without its cookie links nothing, nor does a flow that another session finishes', async () => {
  const { google, visitor, browser, bearer, db } = await ramSignedIn()
  google.says(gita)
  const thief = browser()
  const query = new URLSearchParams({
    provider: 'google',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 's256',
  })
  const stolen = await thief.send(`/auth/v1/user/identities/authorize?${query}`, { headers: bearer })
  expect(await stolen.json()).toMatchObject({ error_code: 'refresh_token_not_found' })
  const { data } = await visitor.client.linkIdentity({
    provider: 'google',
    options: { skipBrowserRedirect: true },
  })
  // Ram leaves the machine, and Gita signs in at it.
  await visitor.client.signOut({ scope: 'local' })
  await visitor.signIn()
  const back = await visitor.follow(data.url ?? '')
  expect(back.searchParams.get('error_code')).toBe('state_mismatch')
  const accounts = await db.selectFrom('auth_accounts').select('user_id').execute()
  expect(new Set(accounts.map(({ user_id }) => user_id)).size).toBe(2)
})

test('AUTH-05, AUTH-06: an identity is unlinked, never the last, and no unknown one', async () => {
  const { google, visitor, userId } = await ramSignedIn()
  const { client } = visitor
  google.says(gita)
  await link(visitor)
  const identities = (await client.getUserIdentities()).data?.identities ?? []
  const [first, second] = identities
  if (!first || !second) throw new Error('two identities were expected')
  const unlinked = await Promise.all([client.unlinkIdentity(first), client.unlinkIdentity(second)])
  expect(new Set(unlinked.map(({ error }) => error?.code))).toEqual(
    new Set([undefined, 'single_identity_not_deletable']),
  )
  expect((await client.getUser()).data.user).toMatchObject({ id: userId, identities: [{}] })
  const gone = { ...first, identity_id: '7c9e6679-7425-40de-944b-e07fc1f90ae7' }
  expect((await client.unlinkIdentity(gone)).error).toMatchObject({ status: 422, code: 'identity_not_found' })
  expect((await client.unlinkIdentity({ ...first, identity_id: '1' })).error).toMatchObject({
    status: 400,
    code: 'validation_failed',
  })
})

test('who has a second factor shows it before identities change', async () => {
  const site = await secondFactorSite()
  site.google.says(ram)
  await enrolled(site)
  const half = site.browser()
  await half.signIn()
  expect((await link(half)).error).toMatchObject({ status: 403, code: 'insufficient_aal' })
  const [identity] = (await half.client.getUserIdentities()).data?.identities ?? []
  if (!identity) throw new Error('an identity was expected')
  expect((await half.client.unlinkIdentity(identity)).error?.code).toBe('insufficient_aal')
})

test('AUTH-06: other providers are refused, and who is not signed in links nothing', async () => {
  const { visitor, browser } = await ramSignedIn()
  const options = { skipBrowserRedirect: true }
  const github = await visitor.client.linkIdentity({ provider: 'github', options })
  expect(github.error).toMatchObject({ status: 400, code: 'provider_disabled' })
  const nobody = await browser().client.linkIdentity({ provider: 'google', options })
  expect(nobody.error).toMatchObject({ status: 401, code: 'no_authorization' })
})
