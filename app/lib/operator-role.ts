/** What an operator may do in the admin panel; each role may do everything that the roles before it may. */
export const operatorRoles = ['editor', 'operator'] as const

export type OperatorRole = (typeof operatorRoles)[number]

export function includesRole(own: OperatorRole | undefined, needed: OperatorRole): boolean {
  return own !== undefined && operatorRoles.indexOf(own) >= operatorRoles.indexOf(needed)
}
