import { AuthClient } from '@supabase/auth-js'
import type { OperatorRole } from '#app/lib/operator-role.ts'
import { siteUrl } from './sign-in-site.ts'
import type { visitorBrowser } from './visitor-browser.ts'

type Visitor = ReturnType<typeof visitorBrowser>

/** Calls an admin function with this token; the status and the JSON of its answer. */
export async function callAdmin(
  { send }: Visitor,
  bearer: Record<string, string>,
  path: string,
  { method = 'GET', body }: { method?: string; body?: object } = {},
) {
  const init = { method, headers: { ...bearer }, ...(body && { body: JSON.stringify(body) }) }
  const answer = await send(`/api/${path}`, init)
  return { status: answer.status, json: (await answer.json()) as Record<string, unknown> }
}

/** Invites by the panel's route. */
export async function invite(
  visitor: Visitor,
  bearer: Record<string, string>,
  email: string,
  role: OperatorRole,
) {
  return await callAdmin(visitor, bearer, 'admin-operators', { method: 'POST', body: { email, role } })
}

interface Asked {
  request(asked: Request | string, init?: RequestInit): Response | Promise<Response>
}

/** The client's admin functions, called with any token. */
export function adminOf(app: Asked, headers: Record<string, string>) {
  const client = new AuthClient({
    url: `${siteUrl}/auth/v1`,
    headers,
    persistSession: false,
    autoRefreshToken: false,
    fetch: async (asked, init) => await app.request(asked instanceof Request ? asked : String(asked), init),
  })
  return client.admin
}
