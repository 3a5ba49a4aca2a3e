import type { HttpBindings } from '@hono/node-server'

/** What Hono's context carries: the Node request where there is one (`app.request()` in tests has none). */
export interface ServerEnv {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    /** Who passed the gate of the admin area. */
    admin?: { id: string; email: string }
  }
}
