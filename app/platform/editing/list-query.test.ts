import { expect, test } from 'vitest'
import { likePattern } from './list-query.ts'

test('wildcards of the database are searched for literally', () => {
  expect(likePattern('50%_a\\b')).toBe('%50\\%\\_a\\\\b%')
})
