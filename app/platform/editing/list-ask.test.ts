import { expect, test } from 'vitest'
import { likePattern, readListAsk } from './list-ask.ts'

const ask = (query: string) => readListAsk(new URLSearchParams(query), ['-created_at', 'name'])

test('a list is its first hundred rows in its own order unless asked otherwise', () => {
  expect(ask('')).toEqual({ page: 1, perPage: 100, sort: 'created_at', descending: true, q: '' })
  expect(ask('page=3&per_page=20&sort=-name&q=%20Ncell%20')).toEqual({
    page: 3,
    perPage: 20,
    sort: 'name',
    descending: true,
    q: 'Ncell',
  })
  expect(ask('sort=created_at')).toMatchObject({ sort: 'created_at', descending: false })
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
])('a list cannot be asked for with %s', (query) => {
  expect(ask(query)).toBeUndefined()
})

test('signs that mean something to the database are looked for as they are', () => {
  expect(likePattern('50%_a\\b')).toBe('%50\\%\\_a\\\\b%')
})
