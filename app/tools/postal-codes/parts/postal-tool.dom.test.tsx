import { beforeAll, expect, test, vi } from 'vitest'
import { seededOffices } from '#app/records/postal-codes/store.server.ts'
import { renderIsland, screen, within } from '#test/render-island.tsx'
import { postalListOf, postalPageOf } from '../load-list.server.ts'
import PostalTool from './postal-tool.island.tsx'
import { loadKnown } from './results.tsx'

const path = '/postal-codes'
const list = postalListOf(seededOffices)

beforeAll(async () => void (await loadKnown(list.offices)))

function renderTool(address = path) {
  const page = postalPageOf(list, new URL(address, location.origin).searchParams)
  const { user, container } = renderIsland(PostalTool, { list: page }, { path: address })
  return {
    user,
    box: screen.getByRole<HTMLInputElement>('searchbox'),
    select: screen.getByRole<HTMLSelectElement>('combobox'),
    results: () => within(container.querySelector<HTMLElement>('#results')!),
    /** The text of the rows, without the head. */
    rows: () => [...container.querySelectorAll('#results tbody tr')].map(({ textContent }) => textContent),
  }
}

test('POST-01, POST-02, POST-03: text and district narrow the table while one types', async () => {
  const { user, box, select, results, rows } = renderTool()
  expect(within(select).getAllByRole('option')[0]?.textContent).toBe('All Districts')
  await user.type(box, 'पोखरा')
  expect(rows().find((row) => row.includes('33700'))).toContain('KaskiKaski33700')
  await user.selectOptions(select, 'Kathmandu')
  await user.clear(box)
  await user.type(box, 'BAZAR')
  expect(rows()).toHaveLength(1)
  expect(results().getByText('Showing 1 results out of 917 postal codes')).toBeTruthy()
  expect(
    results()
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['District', 'Post Office', 'Postal Code', 'Post Office Type'])
})

test('POST-02, POST-05: a town without an office has the head office of its district, and the list has a date', async () => {
  const { user, box, results, rows } = renderTool()
  expect(results().getByText('The published list as it was in June 2025')).toBeTruthy()
  await user.type(box, 'Dharan')
  expect(
    results().getByText(
      'The list has no office named Dharan in Sunsari. 56700 is the head office of Sunsari.',
    ),
  ).toBeTruthy()
  expect(rows()).toHaveLength(1)
  expect(rows()[0]).toContain('56700')
})

test('POST-02: a name that several places have shows them all, and says so', () => {
  const { results, rows } = renderTool(`/ne${path}?q=महेन्द्रनगर`)
  expect(rows().map((row) => /[०-९]{5}/.exec(row)?.[0])).toEqual(['१०४००', '४५६१६', '५६७१६'])
  expect(
    results().getByText(/^महेन्द्रनगर नामका ठाउँ एकभन्दा बढी छन्: कञ्चनपुर १०४००; धनुषा ४५६१६; सुनसरी ५६७१६।$/),
  ).toBeTruthy()
})

test('POST-02: other spellings are found', async () => {
  for (const query of ['Nepalganj', 'नेपालगन्ज']) {
    const { user, box, rows } = renderTool()
    await user.type(box, query)
    expect(rows()[0], query).toContain('21900')
  }
})

test('POST-04: a name with a slip leads to the names that may be meant', async () => {
  const { user, box, results, rows } = renderTool()
  await user.type(box, 'Pokhra')
  expect(results().getByRole('heading', { name: 'No results found' })).toBeTruthy()
  expect(results().getByText('Try adjusting your search or filter to find postal codes')).toBeTruthy()
  await user.click(results().getByRole('link', { name: /^Pokhara/ }))
  expect(box.value).toBe('Pokhara')
  expect(rows()[0]).toContain('33700')
})

test('POST-04: what another district has is one link away', async () => {
  const { user, select, results, rows } = renderTool(`${path}?q=lamahi&district=Kaski`)
  await user.click(results().getByRole('link', { name: 'Show 1 in all districts' }))
  expect(select.value).toBe('')
  expect(rows()).toHaveLength(1)
})

test('POST-04: where nothing is near there are the head offices and a way back to the start', async () => {
  const { user, box, results, rows } = renderTool(`${path}?q=xyzzyq`)
  expect(
    within(results().getByRole('list', { name: 'Head offices of large cities' })).getAllByRole('link'),
  ).toHaveLength(10)
  await user.click(results().getByRole('link', { name: 'Clear filters' }))
  expect(rows()).toHaveLength(0)
  expect(results().getByRole('link', { name: 'All 917 postal codes' })).toBeTruthy()
  expect(document.activeElement).toBe(box)
})

test('POST-05: the first visit begins with head offices, a search does not; the whole list is one press away', async () => {
  const { user, box, results, rows } = renderTool()
  const heads = within(screen.getByRole('list', { name: 'Head offices of large cities' }))
  expect(heads.getAllByRole('link')).toHaveLength(10)
  for (const link of heads.getAllByRole('link')) expect(link.textContent).toMatch(/^[A-Z][a-z]+ \d{5}$/)
  expect(rows()).toHaveLength(0)
  await user.click(heads.getByRole('link', { name: 'Kathmandu 44600' }))
  expect(rows()).toHaveLength(1)
  expect(box.value).toBe('44600')
  expect(screen.queryByRole('list', { name: 'Head offices of large cities' })).toBeNull()
  await user.click(results().getByRole('link', { name: 'Clear filters' }))
  await user.click(results().getByRole('link', { name: 'All 917 postal codes' }))
  expect(rows()).toHaveLength(917)
  expect(results().getByText('Showing 917 results out of 917 postal codes')).toBeTruthy()
})

test('POST-06: the type of an office is in words, in Nepali in Nepali', () => {
  expect(renderTool(`${path}?q=44602`).rows()[0]).toContain('Area Post Office (A.P.O.)')
  const [nepali] = renderTool(`/ne${path}?q=44602`).rows()
  expect(nepali).toContain('इलाका हुलाक कार्यालय')
  expect(nepali).not.toContain('A.P.O.')
})

test('POST-07: from one spelling of a district to the other', async () => {
  const { user, select, results, rows } = renderTool()
  await user.selectOptions(select, 'Chitawan')
  expect(rows()).toHaveLength(8)
  expect(select.value).toBe('Chitawan')
  await user.click(results().getByRole('link', { name: 'Chitwan' }))
  expect(rows()).toHaveLength(6)
})

test('a code and an address line are copied, and the page says so', async () => {
  const { user, results } = renderTool(`/ne${path}?q=44600`)
  const writeText = vi.spyOn(navigator.clipboard, 'writeText')
  const buttons = results().getAllByRole('button', { name: /प्रतिलिपि/, hidden: true })
  await user.click(buttons[0]!)
  expect(writeText).toHaveBeenLastCalledWith('44600')
  expect(await screen.findByText('प्रतिलिपि भयो: 44600')).toBeTruthy()
  await user.click(buttons[1]!)
  expect(writeText).toHaveBeenLastCalledWith('Kathmandu G.P.O., Kathmandu 44600, Nepal')
})

test('POST-02: a search is answered without a request for data', async () => {
  const asked = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', asked)
  const { user, box, rows } = renderTool()
  await user.type(box, 'Lamahi')
  expect(rows()[0]).toContain('22414')
  expect(asked).not.toHaveBeenCalled()
})
