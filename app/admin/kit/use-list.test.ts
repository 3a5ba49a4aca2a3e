import { expect, test } from 'vitest'
import { directionOf, queryOf, readView, toggledSort, withView } from './use-list.ts'

const view = (address: string) =>
  readView(new URLSearchParams(address), { sort: 'sort_order', filters: ['actor'] })

test('the address of a page says which part of a list is on screen', () => {
  expect(view('')).toEqual({ q: '', sort: 'sort_order', page: 1, filters: {} })
  expect(view('q=nmb&sort=-name&page=3')).toEqual({ q: 'nmb', sort: '-name', page: 3, filters: {} })
  expect(view('actor=7&other=1').filters).toEqual({ actor: '7' })
  for (const page of ['0', '-1', '1.5', 'x']) expect(view(`page=${page}`).page).toBe(1)
})

test('what is as usual is left out of the address, and what is not the list’s own stays', () => {
  const params = new URLSearchParams('q=old&page=2&other=1')
  const usual = { sort: 'sort_order', filters: ['actor'] }
  expect(String(withView(params, view(''), usual))).toBe('other=1')
  const other = { q: 'new', sort: '-name', page: 4, filters: { actor: '7' } }
  expect(view(String(withView(params, other, usual)))).toEqual(other)
})

test('a press on a column sorts by it, a second one the other way round', () => {
  expect(toggledSort('sort_order', 'name')).toBe('name')
  expect(toggledSort('name', 'name')).toBe('-name')
  expect(toggledSort('-name', 'name')).toBe('name')
  expect(['name', '-name', 'code'].map((sort) => directionOf(sort, 'name'))).toEqual([
    'ascending',
    'descending',
    'none',
  ])
})

test('the server is asked for one page, and for words only where there are some', () => {
  const usual = { q: '', sort: 'name', page: 2, filters: {} }
  expect(queryOf({ view: usual, where: {} }, 50)).toBe('page=2&per_page=50&sort=name')
  expect(queryOf({ view: usual, where: { q: 'नबिल', actor: '7' } }, 50)).toContain(
    `&q=${encodeURIComponent('नबिल')}&actor=7`,
  )
})
