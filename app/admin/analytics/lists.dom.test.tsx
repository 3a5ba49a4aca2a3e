import { expect, test } from 'vitest'
import { type Analytics, dimensionKinds } from '#app/records/usage/schema.ts'
import { renderIsland, screen, within } from '#test/render-island.tsx'
import { DimensionLists } from './lists.tsx'

const dimensionDays = { from: '2026-11-15', to: '2026-11-21' }

function openLists(lists: Partial<Analytics['dimensions']>, path = '/admin/analytics') {
  const empty = Object.fromEntries(dimensionKinds.map((kind) => [kind, []])) as unknown
  const dimensions = { ...(empty as Analytics['dimensions']), ...lists }
  renderIsland(DimensionLists, { dimensions, dimensionDays }, { path })
}

const rowsOf = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .map(({ children }) => [...children].map(({ textContent }) => textContent))

test('ADM-14: each list names its values for people, with what is stored', () => {
  openLists({
    page: [
      { value: '/ne/qr-builder', views: 12_345, visits: 7 },
      { value: '/ne', views: 5, visits: 4 },
      { value: 'other', views: 1, visits: 0 },
    ],
    width: [
      { value: 'phone', views: 2, visits: 1 },
      { value: '', views: 1, visits: 1 },
    ],
  })
  expect(rowsOf('Pages')).toEqual([
    ['Page', 'Views', 'Visits that began here'],
    ['Bank & Wallet QR Builder/ne/qr-builder', '12,345', '7'],
    ['Home page/ne', '5', '4'],
    ['Other pages', '1', '0'],
  ])
  expect(rowsOf('Devices by Width').slice(1)).toEqual([
    ['Phone, below 640 px', '2', '1'],
    ['Not given', '1', '1'],
  ])
})

test('ADM-14: a list without figures says so, in both languages', () => {
  openLists({})
  expect(screen.getAllByText('No opened pages are counted yet')).toHaveLength(dimensionKinds.length)
  openLists({}, '/ne/admin/analytics')
  expect(screen.getAllByText('अहिलेसम्म कुनै पृष्ठ खोलिएको गनिएको छैन')).toHaveLength(dimensionKinds.length)
  expect(screen.queryByRole('table')).toBeNull()
})
