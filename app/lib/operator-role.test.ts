import { expect, test } from 'vitest'
import { includesRole, operatorRoles } from './operator-role.ts'

test('a role may do what the roles before it may, and nothing without one', () => {
  const allowed = operatorRoles.map((own) => operatorRoles.filter((needed) => includesRole(own, needed)))
  expect(allowed).toEqual([['editor'], ['editor', 'operator']])
  expect(operatorRoles.some((needed) => includesRole(undefined, needed))).toBe(false)
})
