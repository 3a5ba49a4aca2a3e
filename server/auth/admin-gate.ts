import { RateLimiterMemory } from 'rate-limiter-flexible'
import { operatorLacks } from './assurance.ts'
import { whoShows } from './facade-parts.ts'
import { holder } from './refresh.ts'
import { cookieOf } from './sessions.ts'
import type { SignIn } from './sign-in.ts'
import { isAdmin } from './who-may.ts'

/** Who may change what visitors read. Asked with every call of the admin area. */
export interface AdminGate {
  /**
   * Believes the bearer token only, never the cookie.
   *
   * @param clientAddress where the call came from, as `clientAddressOf()` gives it: refusals are counted for it, and
   *   for the user where there is one; a call that may pass is never limited
   */
  check(request: Request, clientAddress: string): Promise<AdminAnswer>
}

type AdminAnswer =
  | { ok: true; admin: { id: string; email: string } }
  | {
      ok: false
      status: 401 | 403 | 429
      error: string
      reason?: 'access_denied' | keyof typeof factorRefusals
      /** For the log: whoever was recognised, and why that was not enough. */
      told: { user?: string; refused: string }
    }

const refusalsPerMinute = 100

const notAuthenticated = { ok: false, status: 401, error: 'Not authenticated' } as const
const accessDenied = {
  ok: false,
  status: 403,
  error: "You don't have permission to access the admin panel.",
  reason: 'access_denied',
} as const

const tooManyRefusals = { ok: false, status: 429, error: 'Request rate limit reached' } as const

const factorRefusals = {
  second_factor_needed: {
    error: 'A second factor is needed.',
    told: 'insufficient_aal',
  },
  second_factor_lost: {
    error: 'The second factor of this address must be reset by another operator.',
    told: 'second_factor_lost',
  },
} as const

export function createAdminGate(signIn: SignIn): AdminGate {
  const refused = new RateLimiterMemory({ points: refusalsPerMinute, duration: 60 })
  return {
    async check(request, clientAddress) {
      const answer = await answerTo(request, signIn)
      if (answer.ok) return answer
      const { consumedPoints } = await refused.penalty(answer.told.user ?? clientAddress)
      if (consumedPoints <= refusalsPerMinute) return answer
      return { ...tooManyRefusals, told: { ...answer.told, refused: 'over_request_rate_limit' } }
    },
  }
}

async function answerTo(request: Request, signIn: SignIn): Promise<AdminAnswer> {
  const who = await whoShows(request.headers.get('authorization'), signIn)
  if (typeof who === 'string') {
    const answer = who === 'user_banned' ? accessDenied : notAuthenticated
    return { ...answer, told: { refused: who } }
  }
  const { user } = who
  if (!isAdmin(user, signIn.adminEmails))
    return { ...accessDenied, told: { user: user.id, refused: 'not_admin' } }
  const reason = await operatorLacks(signIn, who)
  if (reason) {
    const { error, told } = factorRefusals[reason]
    return { ok: false, status: 403, error, reason, told: { user: user.id, refused: told } }
  }
  return { ok: true, admin: { id: user.id, email: user.email } }
}

/**
 * Whether a browser's cookie belongs to an operator. For one decision only, whether a page is shown during maintenance:
 * another site can make a browser send its cookie.
 */
export async function isAdminCookie(request: Request, signIn: SignIn): Promise<boolean> {
  const found = await holder(signIn.db, await cookieOf(request.headers, signIn), signIn.now())
  if (!found || !isAdmin(found.user, signIn.adminEmails)) return false
  return (await operatorLacks(signIn, found)) === undefined
}
