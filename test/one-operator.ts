import type { AdminGate, FactorState } from '#server/auth/operators/gate.ts'

/** One operator and a gate that knows only them: for tests of what stands behind sign-in, not of sign-in. */
export function oneOperator(factor: FactorState = 'recent') {
  const admin = {
    id: '5f0c1f6e-6a52-4d3e-9c51-0a1d6f1b7c11',
    email: 'admin@chautari.example',
    role: 'operator',
  } as const
  const bearer = { authorization: 'Bearer token-of-an-operator' }
  const gate: AdminGate = {
    check: async (request) =>
      request.headers.get('authorization') === bearer.authorization
        ? { ok: true, admin }
        : { ok: false, status: 401, error: 'Not authenticated', logFields: { refused: 'no_authorization' } },
    factorState: async () => factor,
  }
  return { gate, admin, bearer }
}
