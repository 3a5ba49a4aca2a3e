import { Hono } from 'hono'
import type { ServerEnv } from '../env.ts'
import { deleteSession, deleteUser, exportData, listSessions, logout, readUser } from './account.ts'
import type { AuthContext, AuthDeps } from './auth-context.ts'
import { changeUser } from './change-user.ts'
import { linkIdentity, unlinkIdentity } from './identities.ts'
import { limitedCaller } from './limits.ts'

/** The routes of a signed-in user for the own account. */
export function accountRoutes(parts: AuthDeps): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  const to = (handler: (c: AuthContext, parts: AuthDeps) => Promise<Response>) => (c: AuthContext) =>
    handler(c, parts)
  const account = limitedCaller('account', 120, parts)
  app.get('/user', account, to(readUser))
  app.put('/user', account, to(changeUser))
  app.delete('/user', account, to(deleteUser))
  app.post('/logout', account, to(logout))
  app.get('/sessions', account, to(listSessions))
  app.delete('/sessions/:id', account, to(deleteSession))
  app.get('/export', account, to(exportData))
  app.get('/user/identities/authorize', account, to(linkIdentity))
  app.delete('/user/identities/:id', account, to(unlinkIdentity))
  return app
}
