import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { includesRole, type OperatorRole } from '#app/lib/operator-role.ts'
import { clientIpOf } from '#server/http/client-ip.ts'
import { bearerToken } from '#server/http/request-guard.ts'
import { addLogFields, type ServerEnv } from '../../env.ts'
import { AuthError } from '../auth-error.ts'
import { hasSecondFactor, secondFactorMethods, secondFactorsOn } from '../factors/factors.ts'
import { actorOf, type Handler, limitCaller } from '../requests/requests.ts'
import { amrOf, sessionOfCookie } from '../sessions/session-rows.ts'
import { authenticate } from '../sessions/signed-in.ts'
import type { SignIn } from '../sign-in.ts'
import { operatorRefusal } from './recorded-factor.ts'
import { roleOf } from './roles.ts'

type AdminAnswer =
  | { ok: true; admin: { id: string; email: string; role: OperatorRole } }
  | {
      ok: false
      status: 401 | 403 | 429
      error: string
      reason?: keyof typeof denials
      /** For the log: the user, where known, and the reason of the refusal. */
      logFields: { user?: string; refused: string }
    }

const refusalsPerMinute = 100

/** What is said, and GoTrue's code. */
const denials = {
  access_denied: ["You don't have permission to access the admin panel.", 'not_admin'],
  second_factor_needed: ['A second factor is needed.', 'insufficient_aal'],
  second_factor_lost: [
    'The second factor of this address must be reset by another operator.',
    'second_factor_lost',
  ],
} as const

const denied = (reason: keyof typeof denials, logFields: { user?: string; refused: string }) =>
  ({ ok: false, status: 403, error: denials[reason][0], reason, logFields }) as const

const tooManyRefusals = { ok: false, status: 429, error: 'Request rate limit reached' } as const

export type AdminGate = ReturnType<typeof createAdminGate>

/** Lets operators through to the calls that their role allows; `roles.ts` says who has which. */
export function createAdminGate(signIn: SignIn) {
  const refused = new RateLimiterMemory({ points: refusalsPerMinute, duration: 60 })
  return {
    /**
     * Accepts the bearer token only, never the cookie.
     *
     * @param clientIp from `clientIpOf()`. Refusals are rate-limited by user, or by this address where there is
     *   none; an allowed call is never limited
     */
    async check(request: Request, clientIp: string): Promise<AdminAnswer> {
      const answer = await answerTo(request, signIn)
      if (answer.ok) return answer
      const { consumedPoints } = await refused.penalty(answer.logFields.user ?? clientIp)
      if (consumedPoints <= refusalsPerMinute) return answer
      return { ...tooManyRefusals, logFields: { ...answer.logFields, refused: 'over_request_rate_limit' } }
    },
    /** Of who passed `check`. */
    factorState: async (request: Request) =>
      await factorStateOf(request.headers.get('authorization'), signIn),
  }
}

async function answerTo(request: Request, signIn: SignIn): Promise<AdminAnswer> {
  const who = await authenticate(request.headers.get('authorization'), signIn)
  if (who === 'user_banned') return denied('access_denied', { refused: who })
  if (typeof who === 'string')
    return { ok: false, status: 401, error: 'Not authenticated', logFields: { refused: who } }
  const { id, email } = who.user
  const role = await roleOf(signIn, who.user)
  if (!role) return denied('access_denied', { user: id, refused: 'not_admin' })
  const reason = await operatorRefusal(signIn, who)
  if (!reason) return { ok: true, admin: { id, email, role } }
  return denied(reason, { user: id, refused: denials[reason][1] })
}

/**
 * Whether a browser's cookie belongs to an operator. Only for showing pages during maintenance: another site can make a
 * browser send its cookie (CSRF).
 */
export async function isAdminCookie(c: Context, signIn: SignIn): Promise<boolean> {
  const found = await sessionOfCookie(c, signIn)
  if (!found || !(await roleOf(signIn, found.user))) return false
  return (await operatorRefusal(signIn, found)) === undefined
}

/** Maximum age of the proof. */
const recentMs = 5 * 60_000

/** A recovery code is no proof here: a list of them may have been copied long ago. */
const proofs: readonly string[] = [secondFactorMethods.totp, secondFactorMethods.passkey]

/**
 * Whether the caller has proven the second factor within the last five minutes. `old`: not, but the account has one;
 * `missing`: the account has none; `off`: no method of a second factor is enabled on this site.
 */
export type FactorState = 'recent' | 'old' | 'missing' | 'off'

/**
 * The session and the token itself must both have the proof: a copy of an earlier token gains nothing when the owner
 * confirms, also where the session is aal2 already.
 */
export async function factorStateOf(authorization: string | null, signIn: SignIn): Promise<FactorState> {
  if (!secondFactorsOn(signIn)) return 'off'
  const found = await authenticate(authorization, signIn)
  if (typeof found === 'string') return 'old'
  const { user, session } = found
  if (!(await hasSecondFactor(signIn.db, user.id, signIn.methods))) return 'missing'
  const claims = await signIn.tokens.read(bearerToken(authorization) ?? '')
  const isProven =
    session.aal === 'aal2' && [session, claims ?? { amr: [] }].every((of) => isRecent(of, signIn.now()))
  return isProven ? 'recent' : 'old'
}

function isRecent(of: { amr: unknown }, now: Date): boolean {
  const oldest = (now.getTime() - recentMs) / 1000
  return amrOf(of).some(({ method, timestamp }) => proofs.includes(method) && timestamp >= oldest)
}

/** GoTrue's admin routes have the same gate as the admin area, and need the highest role. */
export function operatorsOnly(signIn: SignIn) {
  const gate = createAdminGate(signIn)
  return createMiddleware<ServerEnv>(async (c, next) => {
    await limitCaller(c, 'admin', signIn)
    const answer = await gate.check(c.req.raw, clientIpOf(c, signIn.trustedProxies))
    if (!answer.ok) {
      addLogFields(c, answer.logFields)
      if (answer.status === 429) throw new AuthError('over_request_rate_limit')
      if (answer.status === 401) throw new AuthError('no_authorization')
      throw new AuthError(answer.reason ? denials[answer.reason][1] : 'not_admin')
    }
    addLogFields(c, { user: answer.admin.id })
    if (!includesRole(answer.admin.role, 'operator')) throw new AuthError('not_admin')
    c.set('admin', answer.admin)
    await next()
  })
}

/**
 * For calls that could make an operator act as another user: a link to sign in, a password, a confirmed address, a factor
 * that goes. Configured operators only, within five minutes of their second factor.
 */
export const configuredOnly =
  (handler: Handler): Handler =>
  async (c, signIn) => {
    if (!signIn.adminEmails.includes(actorOf(c).email ?? '')) throw new AuthError('not_admin')
    const factor = await factorStateOf(c.req.header('authorization') ?? null, signIn)
    if (factor !== 'recent') throw new AuthError('insufficient_aal')
    return await handler(c, signIn)
  }
