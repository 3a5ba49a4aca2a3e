import { expect, test } from 'vitest'
import { signInSite } from '#test/sign-in-site.ts'

type Site = Awaited<ReturnType<typeof signInSite>>

async function signedIn({ browser }: Site) {
  const visitor = browser()
  const { bearer: headers } = await visitor.signIn()
  return {
    ...visitor,
    ask: (path: string, method = 'GET') => visitor.send(`/auth/v1/${path}`, { method, headers }),
  }
}

interface Listed {
  sessions: { id: string; is_this_one: boolean; created_at: string; last_used_at: string }[]
}
const listed = async (answer: Response) => ((await answer.json()) as Listed).sessions

test('PROF-01: a visitor sees where they are signed in, and ends one of these', async () => {
  const site = await signInSite()
  const [here, there] = [await signedIn(site), await signedIn(site)]
  const sessions = await listed(await here.ask('sessions'))
  expect(sessions.filter(({ is_this_one }) => is_this_one)).toHaveLength(1)
  expect(sessions).toHaveLength(2)
  const other = sessions.find(({ is_this_one }) => !is_this_one)?.id
  expect((await here.ask(`sessions/${other ?? ''}`, 'DELETE')).status).toBe(204)
  expect((await there.ask('user')).status).toBe(403)
  expect(await listed(await here.ask('sessions'))).toHaveLength(1)
  expect((await here.ask(`sessions/${other ?? ''}`, 'DELETE')).status).toBe(404)
})

test('no user ends a session of another user', async () => {
  const site = await signInSite()
  const sita = await signedIn(site)
  const id = (await listed(await sita.ask('sessions')))[0]?.id
  site.google.says({ sub: '2', email: 'ram@example.com' })
  const ram = await signedIn(site)
  expect((await ram.ask(`sessions/${id ?? ''}`, 'DELETE')).status).toBe(404)
  expect((await sita.ask('user')).status).toBe(200)
})

test.each(['1', 'x', "7c9e6679-7425-40de-944b-e07fc1f90ae7'", '%00'])(
  'a session id %s is 400',
  async (id) => {
    const visitor = await signedIn(await signInSite())
    const answer = await visitor.ask(`sessions/${id}`, 'DELETE')
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ error_code: 'validation_failed' }),
    ])
  },
)

test('PROF-01: the export has everything that is stored about the visitor, and no secret', async () => {
  const site = await signInSite()
  const visitor = await signedIn(site)
  const text = await (await visitor.ask('export')).text()
  expect(JSON.parse(text)).toMatchObject({
    user: { email: 'sita@example.com', user_metadata: { full_name: 'Sita Sharma' } },
    accounts: [{ provider: 'google', id_at_provider: '110000000000000000001' }],
    sessions: [{ is_this_one: true }],
  })
  const { token } = await site.db.selectFrom('auth_sessions').select('token').executeTakeFirstOrThrow()
  expect(text).not.toContain(token)
})

test('PROF-01: a deleted account leaves nothing behind, here or on another device', async () => {
  const site = await signInSite()
  const [here, there] = [await signedIn(site), await signedIn(site)]
  expect((await here.ask('user', 'DELETE')).status).toBe(204)
  expect(here.jar.size).toBe(0)
  expect((await here.ask('logout?scope=local', 'POST')).status).toBe(204)
  for (const table of [
    'auth_users',
    'auth_sessions',
    'auth_accounts',
    'auth_refreshes',
    'auth_codes',
  ] as const) {
    expect(await site.db.selectFrom(table).selectAll().execute(), table).toEqual([])
  }
  expect((await there.ask('user')).status).toBe(403)
  expect((await there.client.refreshSession()).error).toMatchObject({ code: 'refresh_token_not_found' })
})

test('every call of an account wants a token of a session that goes on', async () => {
  const site = await signInSite()
  const visitor = await signedIn(site)
  await visitor.client.signOut()
  for (const [method, path] of [
    ['GET', 'user'],
    ['PUT', 'user'],
    ['DELETE', 'user'],
    ['GET', 'sessions'],
    ['DELETE', 'sessions/7c9e6679-7425-40de-944b-e07fc1f90ae7'],
    ['GET', 'export'],
  ] as const) {
    expect((await visitor.ask(path, method)).status, path).toBe(403)
    expect((await visitor.send(`/auth/v1/${path}`, { method })).status, path).toBe(401)
  }
})
