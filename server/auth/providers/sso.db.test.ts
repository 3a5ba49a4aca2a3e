import { expect, test } from 'vitest'
import { signInSite, siteUrl } from '#test/sign-in-site.ts'
import { standInForSso } from '#test/sso-provider.ts'

const ram = { sub: 'ram-1', email: 'ram@example.com', email_verified: true, name: 'Ram Thapa' }
type Site = Awaited<ReturnType<typeof signInSite>>

async function signInWith(
  { browser }: Pick<Site, 'browser'>,
  who: { domain: string } | { providerId: string },
) {
  const visitor = browser()
  const options = { redirectTo: `${siteUrl}/ne`, skipBrowserRedirect: true }
  const { data, error } = await visitor.client.signInWithSSO({ ...who, options })
  if (error) return { visitor, error, back: undefined, session: undefined }
  const back = await visitor.follow(data.url)
  const code = back.searchParams.get('code')
  const exchanged = code ? await visitor.client.exchangeCodeForSession(code) : undefined
  return { visitor, error, back, session: exchanged?.data.session }
}

test('AUTH-05: the provider of an organisation vouches for a user, who comes back to the page', async () => {
  const site = await signInSite(await standInForSso(ram))
  for (const who of [{ domain: 'example.com' }, { providerId: 'sso' }]) {
    const { back, session, visitor } = await signInWith(site, who)
    expect(back?.pathname).toBe('/ne')
    expect(session?.user).toMatchObject({
      email: 'ram@example.com',
      app_metadata: { provider: 'sso', is_admin: false },
      identities: [{ provider: 'sso', identity_data: { sub: 'ram-1', email: 'ram@example.com' } }],
    })
    const { data } = await visitor.client.getClaims()
    expect(data?.claims.amr).toMatchObject([{ method: 'sso/oidc' }])
  }
})

test.each<[string, Record<string, unknown>, string]>([
  ['that it has not verified', { ...ram, email_verified: false }, 'email_not_verified'],
  ['of which it says nothing', { ...ram, email_verified: undefined }, 'email_not_verified'],
  ['of an operator', { ...ram, email: 'sita@example.com' }, 'unexpected_failure'],
  ['that nobody can own', { ...ram, email: '9779841234567@phone.invalid' }, 'unexpected_failure'],
])('AUTH-04: with an address %s it lets no user in', async (_, person, code) => {
  const site = await signInSite(await standInForSso(person))
  // Also where the operator has an account already.
  await site.browser().signIn()
  const { back, session } = await signInWith(site, { domain: 'example.com' })
  expect(session).toBeUndefined()
  expect(back?.searchParams.get('error_code')).toBe(code)
  const accounts = await site.db.selectFrom('auth_accounts').select('provider_id').execute()
  expect(accounts).toEqual([{ provider_id: 'google' }])
})

test('AUTH-06: another provider, none, a missing challenge, and one that does not answer are refused in words', async () => {
  const settings = await standInForSso(ram)
  const site = await signInSite(settings)
  const unknown = await signInWith(site, { providerId: '7c9e6679-7425-40de-944b-e07fc1f90ae7' })
  expect(unknown.error).toMatchObject({ status: 404, code: 'sso_provider_not_found' })
  const ask = async (body: object) => {
    const answer = await site.browser().send('/auth/v1/sso', { method: 'POST', body: JSON.stringify(body) })
    return (await answer.json()) as unknown
  }
  expect(await ask({ domain: 'example.com' })).toMatchObject({ error_code: 'validation_failed' })
  const off = await signInWith(await signInSite(), { domain: 'example.com' })
  expect(off.error).toMatchObject({ status: 422, code: 'sso_provider_disabled' })
  const silent = { ...settings, oidc: { ...settings.oidc, issuer: 'http://127.0.0.1:9' } }
  const away = await signInWith(await signInSite(silent), { domain: 'example.com' })
  expect(away.error).toMatchObject({ status: 503, name: 'AuthRetryableFetchError' })
})
