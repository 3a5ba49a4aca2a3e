import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { OperatorRole } from '#app/lib/operator-role.ts'

/** Of Hono's context. `app.request()` in tests has no bindings. */
export interface ServerEnv {
  Bindings: Partial<HttpBindings> & {
    /** The key that the response cache was asked for, in vain, before any mount. */
    missedKey?: string | undefined
  }
  Variables: {
    requestId: string
    /** The user who passed the admin gate. */
    admin?: { id: string; email: string; role: OperatorRole }
    /** An operator who sees the site during maintenance. */
    passesMaintenance?: true
    logFields?: LogFields
  }
}

/** Fields of the request in the log. Never an address or what a visitor typed. */
interface LogFields {
  /** The id of the signed-in user. */
  user?: string
  /** How a session that was just opened or raised was proven, such as `password totp`. */
  signIn?: string
  /** Error code of a refusal, such as `invalid_credentials`. */
  refused?: string
}

/** Adds fields to the log line of this request. */
export function addLogFields(c: Context<ServerEnv>, fields: LogFields): void {
  c.set('logFields', { ...c.get('logFields'), ...fields })
}
