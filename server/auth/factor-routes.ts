import { Hono } from 'hono'
import type { ServerEnv } from '../env.ts'
import type { AuthContext, AuthDeps } from './auth-context.ts'
import { challenge, enroll, unenroll } from './factors.ts'
import { limitedCaller } from './limits.ts'
import {
  countRecoveryCodes,
  deleteRecoveryCodes,
  makeRecoveryCodes,
  verifyRecoveryCode,
} from './recovery-codes.ts'
import { verifyFactor } from './verify-factor.ts'

/** The routes of second factors and recovery codes. */
export function factorRoutes(parts: AuthDeps): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  const to = (handler: (c: AuthContext, parts: AuthDeps) => Promise<Response>) => (c: AuthContext) =>
    handler(c, parts)
  app.use('/factors/*', limitedCaller('factors', 60, parts))
  app.post('/factors', to(enroll))
  app.get('/factors/recovery-codes', to(countRecoveryCodes))
  app.post('/factors/recovery-codes', to(makeRecoveryCodes))
  app.post('/factors/recovery-codes/regenerate', to(makeRecoveryCodes))
  app.post('/factors/recovery-codes/verify', to(verifyRecoveryCode))
  app.delete('/factors/recovery-codes', to(deleteRecoveryCodes))
  app.post('/factors/:id/challenge', to(challenge))
  app.post('/factors/:id/verify', to(verifyFactor))
  app.delete('/factors/:id', to(unenroll))
  return app
}
