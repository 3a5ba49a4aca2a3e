import { Hono } from 'hono'
import type { ServerEnv } from '../env.ts'
import { createUser, updateUser } from './admin-change.ts'
import { generateLink, invite } from './admin-invite.ts'
import { deleteFactor, deleteUser, getUser, listFactors, listUsers, operatorsOnly } from './admin-users.ts'
import type { AuthContext, AuthDeps } from './auth-context.ts'
import { limitedCaller } from './limits.ts'

/** GoTrue's admin routes. */
export function adminRoutes(parts: AuthDeps): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  const to = (handler: (c: AuthContext, parts: AuthDeps) => Promise<Response>) => (c: AuthContext) =>
    handler(c, parts)
  const limit = limitedCaller('admin', 120, parts)
  const gate = operatorsOnly(parts)
  app.use('/admin/*', limit, gate)
  app.post('/invite', limit, gate, to(invite))
  app.post('/admin/generate_link', to(generateLink))
  app.get('/admin/users', to(listUsers))
  app.post('/admin/users', to(createUser))
  app.get('/admin/users/:user', to(getUser))
  app.put('/admin/users/:user', to(updateUser))
  app.delete('/admin/users/:user', to(deleteUser))
  app.get('/admin/users/:user/factors', to(listFactors))
  app.delete('/admin/users/:user/factors/:id', to(deleteFactor))
  return app
}
