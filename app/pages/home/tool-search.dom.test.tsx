import { userEvent } from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { PageProviders } from '#app/platform/document/page-providers.tsx'
import { manifests } from '#app/tools/registry.ts'
import { screen, within } from '#test/render-island.tsx'
import type { HomeTool } from './load-home.server.ts'
import { ToolLists } from './tool-lists.tsx'

const tools: HomeTool[] = manifests.map(({ path, name, description, icon, category, keywords }) => ({
  path,
  name: name.en,
  description: description.en,
  icon,
  category,
  open: true,
  rating: { mean: null, votes: 0 },
  visits: null,
  searchLines: [name.en, name.ne, description.en, description.ne, category, ...keywords].join('\n'),
}))

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search tools' })
const results = () => screen.queryByRole('region', { name: 'Search results' })
const all = () => screen.queryByRole('region', { name: 'All tools' })
const found = () =>
  within(results() ?? document.createElement('div'))
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

const user = userEvent.setup({ delay: null })

async function search(query: string) {
  await user.clear(box())
  await user.type(box(), query)
}

/** The lists as the server renders them, and their script. */
async function open(query = '') {
  history.replaceState(null, '', query && `/?q=${query}`)
  document.body.innerHTML = renderToStaticMarkup(
    <PageProviders lang="en" address={{ pathname: '/', search: location.search }}>
      <ToolLists tools={tools} lines={new Map()} query={query} redraw={undefined} />
    </PageProviders>,
  )
  vi.resetModules()
  await import('./tool-search.ts')
}

beforeEach(() => open())

test.each([
  ['POSTAL codes', ['Postal Codes']],
  ['FIRST three DIGITS', ['Carrier Identifier']],
  ['sAfEtY', ['Emergency Services']],
])('HOME-02: names, descriptions and categories match whatever their case (%s)', async (query, names) => {
  await search(query)
  expect(found()).toEqual(names)
})

test('HOME-02: a category finds all of its tools', async () => {
  await search('finance')
  expect(found()).toEqual(expect.arrayContaining(['Bank & Wallet QR Builder', 'Gold & Silver Price']))
})

test.each([
  ['पात्रो', 'Nepali Calendar'],
  ['patro', 'Nepali Calendar'],
  ['ncell', 'Carrier Identifier'],
  ['९८४', 'Carrier Identifier'],
])('HOME-02: Nepali words and keywords find tools, on English pages too (%s)', async (query, name) => {
  await search(query)
  expect(found()).toContain(name)
  expect(found().length).toBeLessThan(5)
})

test('HOME-02: a blank query shows no search results', async () => {
  await open('postal')
  expect(found()).toHaveLength(1)
  await search('   ')
  expect(results()).toBeNull()
  expect(all()).not.toBeNull()
  await user.keyboard('{Enter}')
  expect(results()).toBeNull()
})

test('HOME-03: results are counted, and Clear gives the full list back', async () => {
  await search('date')
  const count = found().length
  expect(count).toBeGreaterThan(1)
  expect(screen.getByRole('status').textContent).toBe(`${count} results`)
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(results()).toBeNull()
  expect(within(all()!).getAllByRole('listitem')).toHaveLength(tools.length)
  expect(box().value).toBe('')
  expect(document.activeElement).toBe(box())
  expect(location.pathname + location.search).toBe('/')
})

test('HOME-04: when nothing matches, carrier, QR and bank are suggested, and each finds something', async () => {
  await open('zzzz')
  expect(results()?.textContent).toContain('No tools match “zzzz”. Try carrier, QR or bank.')
  expect(screen.getByRole('status').textContent).toBe('0 results')
  for (const term of ['carrier', 'QR', 'bank']) {
    await search(term)
    expect(found().length, term).toBeGreaterThan(0)
  }
})

test('HOME-09: while a search is active the full list is hidden', async () => {
  expect(all()).not.toBeNull()
  await search('gold')
  expect(found()).toEqual(['Gold & Silver Price'])
  expect(all()).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Carrier Identifier' })).toBeNull()
})

test('HOME-02: the search stands in the address and makes no steps of history', async () => {
  const steps = history.length
  await search('gold')
  expect(location.search).toBe('?q=gold')
  expect(history.length).toBe(steps)
})
