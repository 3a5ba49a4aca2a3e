/** What an operator may do in the admin panel; each role may do everything that the roles before it may. */
export const operatorRoles = ['editor', 'operator'] as const

export type OperatorRole = (typeof operatorRoles)[number]

export function includesRole(own: OperatorRole | undefined, needed: OperatorRole): boolean {
  return own !== undefined && operatorRoles.indexOf(own) >= operatorRoles.indexOf(needed)
}

/** Ways to sign in that send e-mails. */
export const mailMethods = ['password', 'email-otp', 'magic-link'] as const

/** How operators sign in and prove their address; undefined where only the one-time link is left. */
export function operatorProof(methods: Iterable<string>): 'google' | 'email' | undefined {
  const all = new Set(methods)
  if (all.has('google')) return 'google'
  return mailMethods.some((method) => all.has(method)) ? 'email' : undefined
}
