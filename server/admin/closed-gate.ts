import type { AdminGate } from '../auth/admin-gate.ts'

/** A site on which nobody can sign in has no admins. */
export const closedGate: AdminGate = {
  check: async () => ({ ok: false, status: 401, error: 'Not authenticated' }),
}
