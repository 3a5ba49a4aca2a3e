import type { AdminAnswer, AdminGate } from '#server/auth/admin-gate.ts'

/** Everybody who may knock at the admin area, each with what they show. */
export interface AdminTokens {
  gate: AdminGate
  admin: { id: string; email: string }
  bearer: {
    admin: string
    /** Signed in, and no admin. */
    reader: string
    expired: string
    /** Made by somebody else. */
    tampered: string
    /** Of a session that was ended. */
    revoked: string
    /** Of somebody who was an admin when the session began. */
    removed: string
  }
}

const notAuthenticated: AdminAnswer = { ok: false, status: 401, error: 'Not authenticated' }
const noAdmin: AdminAnswer = { ok: false, status: 403, error: 'Access Denied' }

/** A gate over a table of tokens: it stands in for sign-in, and answers as sign-in does. */
export async function adminTokens(): Promise<AdminTokens> {
  const admin = { id: '5f0c1f6e-6a52-4d3e-9c51-0a1d6f1b7c11', email: 'admin@chautari.example' }
  const bearer = {
    admin: 'token-of-an-admin',
    reader: 'token-of-a-reader',
    expired: 'token-of-yesterday',
    tampered: 'token-of-nobody',
    revoked: 'token-of-an-ended-session',
    removed: 'token-of-a-former-admin',
  }
  const answers = new Map<string, AdminAnswer>([
    [bearer.admin, { ok: true, admin }],
    [bearer.reader, noAdmin],
    [bearer.removed, noAdmin],
  ])
  const gate: AdminGate = {
    async check(request) {
      const [, token = ''] = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '') ?? []
      return answers.get(token) ?? notAuthenticated
    },
  }
  return { gate, admin, bearer }
}
