import { createMiddleware } from 'hono/factory'
import { includesRole } from '#app/lib/operator-role.ts'
import { clientIpOf } from '#server/http/client-ip.ts'
import { addLogFields, type ServerEnv } from '../../env.ts'
import { AuthError } from '../auth-error.ts'
import { factorStateOf } from '../factors/recent-factor.ts'
import { createAdminGate, denialCodes } from '../operators/gate.ts'
import { type AuthDeps, actorOf, type Handler } from '../requests/auth-context.ts'
import { limitCaller } from '../requests/limits.ts'

/** GoTrue's admin routes have the same gate as the admin area, and need the highest role. */
export function operatorsOnly(parts: AuthDeps) {
  const gate = createAdminGate(parts.signIn)
  return createMiddleware<ServerEnv>(async (c, next) => {
    await limitCaller(c, 'admin', parts)
    const answer = await gate.check(c.req.raw, clientIpOf(c, parts.trustedProxies))
    if (!answer.ok) {
      addLogFields(c, answer.logFields)
      if (answer.status === 429) throw new AuthError('over_request_rate_limit')
      if (answer.status === 401) throw new AuthError('no_authorization')
      throw new AuthError(answer.reason ? denialCodes[answer.reason] : 'not_admin')
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
  async (c, parts) => {
    const { signIn } = parts
    if (!signIn.adminEmails.includes(actorOf(c).email ?? '')) throw new AuthError('not_admin')
    const factor = await factorStateOf(c.req.header('authorization') ?? null, signIn)
    if (factor !== 'recent') throw new AuthError('insufficient_aal')
    return await handler(c, parts)
  }
