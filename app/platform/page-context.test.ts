import { expect, test } from 'vitest'
import { createContext, PageContext } from './page-context.ts'

test('a value is given back by its key, and by no other of the same type', () => {
  const [first, second] = [createContext<number>(), createContext<number>()]
  const context = new PageContext()
  context.set(first, 1)
  expect(context.get(first)).toBe(1)
  expect(() => context.get(second)).toThrow('did not set')
})

test('where nothing was set the initial value stands, also an empty one', () => {
  const [nothing, missing] = [
    createContext<string | null>(null),
    createContext<string | undefined>(undefined),
  ]
  const context = new PageContext()
  expect([context.get(nothing), context.get(missing)]).toEqual([null, undefined])
  context.set(nothing, 'a')
  expect(context.get(nothing)).toBe('a')
})
