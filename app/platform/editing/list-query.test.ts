import { expect, test } from 'vitest'
import { likePattern, parseListQuery } from './list-query.ts'

const parsed = (query: string) => parseListQuery(new URLSearchParams(query), ['-created_at', 'name'])

test('a list is its first hundred rows in its own order by default', () => {
  expect(parsed('')).toEqual({ page: 1, perPage: 100, sort: 'created_at', descending: true, q: '' })
  expect(parsed('page=3&per_page=20&sort=-name&q=%20Ncell%20')).toEqual({
    page: 3,
    perPage: 20,
    sort: 'name',
    descending: true,
    q: 'Ncell',
  })
  expect(parsed('sort=created_at')).toMatchObject({ sort: 'created_at', descending: false })
})

test.each([
  'page=0',
  'page=x',
  'per_page=501',
  'per_page=-1',
  'sort=password',
  'sort=',
  'q=%00',
  `q=${'x'.repeat(101)}`,
])('a list query %s is refused', (query) => {
  expect(parsed(query)).toBeUndefined()
})

test('wildcards of the database are searched for literally', () => {
  expect(likePattern('50%_a\\b')).toBe('%50\\%\\_a\\\\b%')
})
