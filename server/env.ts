import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** What Hono's context carries: the Node request where there is one (`app.request()` in tests has none). */
export interface ServerEnv {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    /** Who passed the gate of the admin area. */
    admin?: { id: string; email: string }
    told?: Told
  }
}

/** What the log is told of who asked: no address, nothing that was typed. */
interface Told {
  /** The id of the user who was recognised. */
  user?: string
  /** The ways in which a session that was just opened or raised was proven, such as `password totp`. */
  signIn?: string
  /** Why something was not done, as a stable word such as `invalid_credentials`. */
  refused?: string
}

/** Adds to the one line that the log has of this request. */
export function tellLog(c: Context<ServerEnv>, told: Told): void {
  c.set('told', { ...c.get('told'), ...told })
}
