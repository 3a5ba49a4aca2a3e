import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { signInSite, siteUrl } from '#test/sign-in-site.ts'
import { AuthError } from '../auth-error.ts'
import { sha256 } from '../requests/requests.ts'
import { refresh } from '../sessions/session-rows.ts'

/** Somebody who has signed in, and the session behind. */
async function signedIn() {
  const site = await signInSite()
  await site.browser().signIn()
  const { db } = site
  const session = await db.selectFrom('auth_sessions').selectAll().executeTakeFirstOrThrow()
  return { ...site, session }
}

test('AUTH-05: of a hundred exchanges of one code at once, one wins', async () => {
  const { browser, db, session } = await signedIn()
  const [code, verifier] = [randomUUID(), 'x'.repeat(43)]
  const expires_at = new Date(Date.now() + 60_000)
  const waiting = { session_id: session.id, challenge: sha256(verifier), expires_at }
  await db
    .insertInto('auth_codes')
    .values({ code_hash: sha256(code), ...waiting })
    .execute()
  const exchange = async () => {
    const answer = await browser().send(`${siteUrl}/auth/v1/token?grant_type=pkce`, {
      method: 'POST',
      body: JSON.stringify({ auth_code: code, code_verifier: verifier }),
    })
    return ((await answer.json()) as { error_code?: string }).error_code ?? 'a session'
  }
  const answers = await Promise.all(Array.from({ length: 100 }, exchange))
  expect(answers.filter((answer) => answer === 'a session')).toHaveLength(1)
  expect(answers.filter((answer) => answer === 'flow_state_not_found')).toHaveLength(99)
})

test('AUTH-03: a hundred refreshes at once move the cookie on once, and all get the same', async () => {
  const { db, session } = await signedIn()
  const cookie = { token: session.token, generation: 1 }
  const tabs = await Promise.all(Array.from({ length: 100 }, () => refresh(db, cookie, new Date())))
  expect(new Set(tabs.map((tab) => tab.cookie.generation))).toEqual(new Set([2]))
})

interface Step {
  /** Of all cookies so far, counted from the newest. */
  behind: number
  waitMs: number
}

const steps = fc.array(
  fc.record({ behind: fc.nat({ max: 3 }), waitMs: fc.constantFrom(0, 1000, 59_000, 60_000, 61_000) }),
  { minLength: 1, maxLength: 12 },
)

test('AUTH-03: whatever cookies come in whatever order, a replaced one is good for a minute and then ends all', async () => {
  const { db, session } = await signedIn()
  const { token } = session
  const begin = new Date()
  const outcome = async (generation: number, now: Date) => {
    try {
      return (await refresh(db, { token, generation }, now)).cookie.generation
    } catch (error) {
      return error instanceof AuthError ? error.code : error
    }
  }
  const isAsTheModel = async (given: Step[]) => {
    await db.deleteFrom('auth_sessions').execute()
    await db
      .insertInto('auth_sessions')
      .values({ ...session, amr: undefined })
      .execute()
    await db.insertInto('auth_refreshes').values({ session_id: session.id, rotated_at: begin }).execute()
    const model = { newest: 1, rotatedAt: begin.getTime(), isOver: false, now: begin.getTime() }
    for (const { behind, waitMs } of given) {
      model.now += waitMs
      const generation = Math.max(1, model.newest - behind)
      const expected = expectedOf(model, generation)
      expect(await outcome(generation, new Date(model.now))).toBe(expected)
    }
  }
  // To go on looking for a smaller example past the time of this test would disturb the database of the next one.
  await fc.assert(fc.asyncProperty(steps, isAsTheModel), { numRuns: 40, endOnFailure: true })
})

function expectedOf(
  model: { newest: number; rotatedAt: number; isOver: boolean; now: number },
  generation: number,
): number | string {
  if (model.isOver) return 'refresh_token_not_found'
  if (generation === model.newest) {
    model.newest += 1
    model.rotatedAt = model.now
    return model.newest
  }
  if (generation === model.newest - 1 && model.now - model.rotatedAt <= 60_000) return model.newest
  model.isOver = true
  return 'refresh_token_already_used'
}
