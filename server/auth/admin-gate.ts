import { RateLimiterMemory } from 'rate-limiter-flexible'
import { operatorLacksFactor } from './assurance.ts'
import { whoShows } from './facade-parts.ts'
import { holder } from './refresh.ts'
import { cookieOf } from './session-cookie.ts'
import type { SignIn } from './sign-in.ts'
import { isAdmin } from './who-may.ts'

/** Who may change what visitors read. Asked with every call of the admin area. */
export interface AdminGate {
  /**
   * Believes the bearer token only, never the cookie.
   *
   * @param clientAddress where the call came from, as `visitorAddress()` gives it: who is refused too often is not
   *   looked at again for a minute
   */
  check(request: Request, clientAddress: string): Promise<AdminAnswer>
}

type AdminAnswer =
  | { ok: true; admin: { id: string; email: string } }
  | {
      ok: false
      status: 401 | 403
      error: string
      reason?: 'second_factor_needed'
      /** For the log: whoever was recognised, and why that was not enough. */
      told: { user?: string; refused: string }
    }

const refusalsPerMinute = 100

const notAuthenticated = { ok: false, status: 401, error: 'Not authenticated' } as const
const accessDenied = {
  ok: false,
  status: 403,
  error: "You don't have permission to access the admin panel.",
} as const

const secondFactorNeeded = {
  ok: false,
  status: 403,
  error: 'A second factor is needed.',
  reason: 'second_factor_needed',
} as const

export function createAdminGate(signIn: SignIn): AdminGate {
  const refused = new RateLimiterMemory({ points: refusalsPerMinute, duration: 60 })
  const refuse = async (answer: AdminAnswer, clientAddress: string) => {
    await refused.penalty(clientAddress)
    return answer
  }
  return {
    async check(request, clientAddress) {
      const before = await refused.get(clientAddress)
      if (before && before.consumedPoints >= refusalsPerMinute)
        return { ...notAuthenticated, told: { refused: 'over_request_rate_limit' } }
      const who = await whoShows(request.headers.get('authorization'), signIn)
      if (typeof who === 'string') {
        const answer = who === 'user_banned' ? accessDenied : notAuthenticated
        return await refuse({ ...answer, told: { refused: who } }, clientAddress)
      }
      const { user } = who
      if (!isAdmin(user, signIn.adminEmails))
        return await refuse({ ...accessDenied, told: { user: user.id, refused: 'not_admin' } }, clientAddress)
      if (await operatorLacksFactor(signIn, who)) {
        const told = { user: user.id, refused: 'insufficient_aal' }
        return await refuse({ ...secondFactorNeeded, told }, clientAddress)
      }
      return { ok: true, admin: { id: user.id, email: user.email } }
    },
  }
}

/**
 * Whether a browser's cookie belongs to an operator. For one decision only, whether a page is shown during maintenance:
 * another site can make a browser send its cookie.
 */
export async function isAdminCookie(request: Request, signIn: SignIn): Promise<boolean> {
  const found = await holder(signIn.db, await cookieOf(request.headers, signIn), signIn.now())
  if (!found || !isAdmin(found.user, signIn.adminEmails)) return false
  return !(await operatorLacksFactor(signIn, found))
}
