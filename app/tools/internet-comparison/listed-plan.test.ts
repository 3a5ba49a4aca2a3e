import { expect, test } from 'vitest'
import { badgesOf } from './listed-plan.ts'

const unknown = { routerIncluded: null, routerNpr: null, installNpr: null, includesTv: false }

test('NET-06: a router is included when the plan says so or when it costs 0', () => {
  expect(badgesOf({ ...unknown, routerIncluded: true })).toEqual(['routerIncluded'])
  expect(badgesOf({ ...unknown, routerNpr: 0 })).toEqual(['routerIncluded'])
  expect(badgesOf({ ...unknown, routerIncluded: false, routerNpr: 2825 })).toEqual([])
})

test('NET-06: the installation is free when its fee is known to be 0; an unknown fee is not free', () => {
  expect(badgesOf({ ...unknown, installNpr: 0 })).toEqual(['freeInstall'])
  expect(badgesOf({ ...unknown, installNpr: 1165 })).toEqual([])
  expect(badgesOf(unknown)).toEqual([])
})

test('NET-06: a plan with television is a TV bundle; badges have one order', () => {
  expect(badgesOf({ routerIncluded: true, routerNpr: 0, installNpr: 0, includesTv: true })).toEqual([
    'routerIncluded',
    'freeInstall',
    'tvBundle',
  ])
})
