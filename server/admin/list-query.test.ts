import { expect, test } from 'vitest'
import { checkedAt } from '#app/platform/editing/list-query.ts'
import { parseListQuery } from './admin-route.ts'

const filters = {
  checked: checkedAt('checked_on'),
  provider: { column: 'provider_id', values: 'id' },
} as const
const parsed = (query: string) => parseListQuery(new URLSearchParams(query), ['-created_at', 'name'], filters)

test('a list is its first hundred rows in its own order by default', () => {
  expect(parsed('')).toEqual({
    page: 1,
    perPage: 100,
    sort: 'created_at',
    descending: true,
    q: '',
    filters: {},
  })
  expect(parsed('page=3&per_page=20&sort=-name&q=%20Ncell%20')).toEqual({
    page: 3,
    perPage: 20,
    sort: 'name',
    descending: true,
    q: 'Ncell',
    filters: {},
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
  'checked=often',
  'checked=',
  'checked=toString',
  'provider=7',
  `q=${'x'.repeat(101)}`,
])('a list query %s is refused', (query) => {
  expect(parsed(query)).toBeUndefined()
})

test('filters with an offered value are read, and other parameters are ignored', () => {
  const provider = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
  expect(parsed(`checked=old&provider=${provider}&other=1`)?.filters).toEqual({ checked: 'old', provider })
})
