import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { OperatorRole } from '#app/lib/operator-role.ts'
import { type FactorState, factorStateOf } from '../factors/recent-factor.ts'
import { authenticate } from '../sessions/require-session.ts'
import { sessionOfCookie } from '../sessions/session-cookie.ts'
import type { SignIn } from '../sign-in.ts'
import { operatorRefusal } from './recorded-factor.ts'
import { roleOf } from './roles.ts'

/** Decides who is an operator, and with which role, at every call of the admin area. */
export interface AdminGate {
  /**
   * Accepts the bearer token only, never the cookie.
   *
   * @param clientIp from `clientIpOf()`. Refusals are rate-limited by user, or by this address where there is
   *   none; an allowed call is never limited
   */
  check(request: Request, clientIp: string): Promise<AdminAnswer>
  /** Of who passed `check`. */
  factorState(request: Request): Promise<FactorState>
}

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

const denials = {
  access_denied: "You don't have permission to access the admin panel.",
  second_factor_needed: 'A second factor is needed.',
  second_factor_lost: 'The second factor of this address must be reset by another operator.',
} as const

/** GoTrue's error codes for them. */
export const denialCodes = {
  access_denied: 'not_admin',
  second_factor_needed: 'insufficient_aal',
  second_factor_lost: 'second_factor_lost',
} as const

const denied = (reason: keyof typeof denials, logFields: { user?: string; refused: string }) =>
  ({ ok: false, status: 403, error: denials[reason], reason, logFields }) as const

const tooManyRefusals = { ok: false, status: 429, error: 'Request rate limit reached' } as const

export function createAdminGate(signIn: SignIn): AdminGate {
  const refused = new RateLimiterMemory({ points: refusalsPerMinute, duration: 60 })
  return {
    async check(request, clientIp) {
      const answer = await answerTo(request, signIn)
      if (answer.ok) return answer
      const { consumedPoints } = await refused.penalty(answer.logFields.user ?? clientIp)
      if (consumedPoints <= refusalsPerMinute) return answer
      return { ...tooManyRefusals, logFields: { ...answer.logFields, refused: 'over_request_rate_limit' } }
    },
    factorState: async (request) => await factorStateOf(request.headers.get('authorization'), signIn),
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
  return denied(reason, { user: id, refused: denialCodes[reason] })
}

/**
 * Whether a browser's cookie belongs to an operator. Only for showing pages during maintenance: another site can make a
 * browser send its cookie (CSRF).
 */
export async function isAdminCookie(request: Request, signIn: SignIn): Promise<boolean> {
  const found = await sessionOfCookie(request.headers, signIn)
  if (!found || !(await roleOf(signIn, found.user))) return false
  return (await operatorRefusal(signIn, found)) === undefined
}
