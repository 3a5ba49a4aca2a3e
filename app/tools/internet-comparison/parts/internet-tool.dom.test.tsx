import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { langOfPath } from '#app/lib/language.ts'
import { packRows } from '#app/lib/packed-rows.ts'
import { type PlanRow, shownPlans } from '#app/records/internet-plans/store.server.ts'
import { type ProviderRow, shownProviders } from '#app/records/internet-providers/store.server.ts'
import seededPlans from '#db/seeds/internet-plans.json' with { type: 'json' }
import seededProviders from '#db/seeds/internet-providers.json' with { type: 'json' }
import { type PlanSeed, type ProviderSeed, planSeed, providerSeed } from '#db/seeds/rows.ts'
import { renderIsland, screen, within } from '#test/render-island.tsx'
import InternetTool from './internet-tool.island.tsx'

const planRows = (seededPlans as PlanSeed[])
  .map((seed) => ({ ...planSeed(seed).row, last_verified_at: null }) as unknown as PlanRow)
  .filter((row) => row.is_active)
const providerRows = (seededProviders as ProviderSeed[]).map(
  (seed) => providerSeed(seed).row as unknown as ProviderRow,
)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const path = '/internet-comparison'
const writtenAfterMs = 250

function renderTool(address: string = path) {
  const lang = langOfPath(address)
  const { user, container } = renderIsland(
    InternetTool,
    { providers: shownProviders(lang, providerRows, new Map()), plans: packRows(shownPlans(lang, planRows)) },
    { path: address },
  )
  const pass = (ms = writtenAfterMs) => act(() => void vi.advanceTimersByTime(ms))
  pass()
  const rows = () => [...container.querySelectorAll<HTMLElement>('#plans ~ table > tbody > tr')]
  const row = (index: number) => rows()[index] as HTMLElement
  const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Compare/ })
  const compare = () => screen.queryByRole('button', { name: 'Compare' })
  const dialog = () => screen.getByRole('dialog', { name: 'Plans side by side' })
  const search = () => {
    pass()
    return location.search
  }
  return { user, container, rows, row, boxes, compare, dialog, search, pass }
}

const link = (name: RegExp | string) => screen.getByRole('link', { name })

test('NET-02, NET-03: a chip chooses the lowest speed, is marked, and gives it up at the next press', async () => {
  const { user, rows, search } = renderTool()
  expect(rows()).toHaveLength(8)
  const chip = link(/^300\+/)
  expect(chip.getAttribute('href')).toBe('?min=300')
  await user.click(chip)
  expect(search()).toBe('?min=300')
  expect(chip.getAttribute('aria-current')).toBe('true')
  expect(link(/^200\+/).getAttribute('aria-current')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>(/^Minimum speed/).value).toBe('300')
  expect(screen.getByText(/^Showing 8 of 2\d plans$/)).toBeDefined()
  expect(chip.getAttribute('href')).toBe('?')
  await user.click(chip)
  expect(search()).toBe('')
  expect(screen.getByText('Showing 8 of 71 plans')).toBeDefined()
})

test('NET-03, NET-04: a chip has the cheapest for 100 Mbps, and the next press gives it up', async () => {
  const { user, rows, row, search } = renderTool(`${path}?cycle=12`)
  const chip = link('Cheapest for 100 Mbps')
  expect(chip.getAttribute('href')).toBe('?min=100&sort=price&cycle=12')
  await user.click(chip)
  expect(search()).toBe('?min=100&sort=price&cycle=12')
  expect(chip.getAttribute('aria-current')).toBe('true')
  const prices = rows().map((one) => /NPR ([\d,]+) a month/.exec(one.textContent)?.[1]?.replace(',', ''))
  expect(prices).toEqual(prices.toSorted((a, b) => Number(a) - Number(b)))
  await user.click(chip)
  expect(search()).toBe('?cycle=12')
  expect(row(0).textContent).toContain('1000 Mbps')
})

test('NET-04: one select orders, each as is usual, and a box turns it round', async () => {
  const { user, row, search } = renderTool(`${path}?min=200`)
  const select = screen.getByLabelText('Sort by')
  await user.selectOptions(select, 'Price per Mbps')
  expect(search()).toBe('?min=200&sort=perMbps')
  expect(row(0).textContent).toContain('NPR 3.0 per Mbps')
  await user.selectOptions(select, 'Monthly price')
  expect(row(0).textContent).toContain('NPR 763')
  await user.click(screen.getByRole('checkbox', { name: 'Highest first' }))
  expect(search()).toBe('?min=200&sort=price&dir=desc')
  expect(row(0).textContent).toContain('NPR 4,040')
  await user.selectOptions(select, 'You pay first')
  expect(search()).toBe('?min=200&sort=firstPayment')
  expect(screen.getAllByRole('columnheader').flatMap((head) => within(head).queryAllByRole('link'))).toEqual(
    [],
  )
})

test('NET-05, NET-06: a row has the price with VAT, what is paid first, and what is included', () => {
  const { row } = renderTool(`${path}?q=subisu&sort=price`)
  const cells = within(row(0)).getAllByRole('cell')
  expect(within(row(0)).getByRole('rowheader').textContent).toMatch(/^Subisu/)
  expect(cells[1]?.textContent).toBe('NPR 875 a monthwith VAT (774 + 13%)')
  expect(cells[2]?.textContent).toContain('You pay first NPR 10,500')
  expect(cells[3]?.textContent).toBe('Router included')
})

test('NET-02: a provider without plans is no choice', () => {
  const { container } = renderTool()
  const options = [...container.querySelectorAll('select[name=prov] option')].map((one) => one.textContent)
  expect(options).toContain('CG Net (3)')
  expect(options.filter((text) => text.endsWith('(0)'))).toEqual([])
  expect(options).toHaveLength(7)
})

test('NET-02, NET-04, NET-05: prices are sorted and filtered with VAT where it is added', async () => {
  const { user, rows, row } = renderTool()
  await user.type(screen.getByLabelText('Search'), 'subisu')
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Monthly price')
  expect(row(0).textContent).toContain('NPR 875 a month')
  await user.type(screen.getByLabelText(/^Maximum price/), '874')
  expect(rows()).toHaveLength(0)
  expect(screen.getByText('No internet plans match your current filters.')).toBeDefined()
  await user.clear(screen.getByLabelText(/^Maximum price/))
  await user.type(screen.getByLabelText(/^Maximum price/), '875')
  expect(rows()).toHaveLength(1)
})

test('NET-03, NET-11: the address follows every change, keeps what is foreign, and clearing keeps the order', async () => {
  const { user, rows, row, search } = renderTool(
    `${path}?min=fast&prov=nobody&cycle=6&sort=name&utm_source=x`,
  )
  expect(search()).toBe('?utm_source=x')
  const steps = history.length
  await user.type(screen.getByLabelText('Search'), 'vianet')
  expect(rows()).toHaveLength(6)
  await user.type(screen.getByLabelText(/^Maximum price/), '१,९००')
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Yearly total')
  await user.click(screen.getByRole('checkbox', { name: 'Highest first' }))
  expect(search()).toBe('?utm_source=x&q=vianet&max=1900&sort=yearly&dir=desc')
  await user.click(screen.getByRole('checkbox', { name: 'Highest first' }))
  expect(search()).toBe('?utm_source=x&q=vianet&max=1900&sort=yearly')
  expect(row(0).textContent).toContain('NPR 1,150')
  await user.type(screen.getByLabelText(/^Minimum speed/), '9999')
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }))
  expect(screen.getByText('Showing 8 of 71 plans')).toBeDefined()
  expect(search()).toBe('?utm_source=x&sort=yearly')
  expect(history.length).toBe(steps)
})

test('NET-08: Compare appears with the first of at most three plans, and goes with the last', async () => {
  const { user, container, boxes, compare } = renderTool()
  expect(compare()).toBeNull()
  expect(container.querySelector('button[disabled][hidden]')?.textContent).toBe('Compare')
  for (const index of [0, 1, 2]) await user.click(boxes()[index] as HTMLElement)
  expect(screen.getByText('3 of 3 chosen. Remove one to add another.')).toBeDefined()
  await user.click(boxes()[3] as HTMLElement)
  expect(boxes().map(({ checked }) => checked)).toEqual([true, true, true, ...Array(5).fill(false)])
  await user.click(boxes()[2] as HTMLElement)
  expect(screen.getByText('2 of 3 chosen')).toBeDefined()
  expect(compare()).toHaveProperty('disabled', false)
  await user.click(screen.getByRole('button', { name: 'Clear the selection' }))
  expect(compare()).toBeNull()
  expect(document.activeElement?.id).toBe('plans')
})

test('NET-08, NET-09: the comparison marks the best in words and an icon, and puts what is the same last', async () => {
  const { user, boxes, compare, dialog, search } = renderTool(`${path}?min=200&sort=price`)
  for (const index of [0, 1, 3]) await user.click(boxes()[index] as HTMLElement)
  await user.click(compare() as HTMLElement)
  await act(() => import('./compare-drawer.tsx').then(() => undefined))
  expect(search()).toMatch(/&compare=[^,]+,[^,]+,[^,]+$/)
  const heads = () => [...dialog().querySelectorAll('tbody th')].map((head) => head.textContent)
  const same = heads().indexOf('The same in all')
  expect(heads()).toHaveLength(13)
  expect(heads().slice(same + 1)).toContain('VAT')
  expect(dialog().textContent).not.toContain('≠')
  const marked = [...dialog().querySelectorAll('td .icon')].map((icon) => icon.parentElement?.textContent)
  expect(new Set(marked)).toEqual(new Set(['Lowest', 'Fastest']))
  expect(dialog().querySelector('td .icon use')?.getAttribute('href')).toMatch(/#check$/)
  await user.click(within(dialog()).getByRole('checkbox', { name: 'Only the differences' }))
  expect(heads()).not.toContain('VAT')
  for (const left of [3, 2, 1]) {
    const remove = within(dialog()).getAllByRole('button', { name: /^Remove/ })
    expect(remove).toHaveLength(left)
    await user.click(remove[0] as HTMLElement)
  }
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(compare()).toBeNull()
})

test('NET-14: all plans are one press away, and the focus moves to the first new one', async () => {
  const { user, rows, row } = renderTool()
  await user.click(screen.getByRole('button', { name: 'Show all 71 plans' }))
  expect(rows()).toHaveLength(71)
  expect(document.activeElement).toBe(row(8).querySelector('summary'))
})

test('NET-10, NET-13: the details have the links, the day of the price and its source', async () => {
  const { user, row } = renderTool()
  const details = within(row(0))
  await user.click(details.getByText(/^Details of/))
  expect(details.getByText(/^Second-hand price: read by others on 7 January 2026/)).toBeDefined()
  expect(details.getByRole('link', { name: /^Source/ }).getAttribute('href')).toContain('dishhome.com.np')
  const phone = details.getByRole('link', { name: /^Call 9801155000/ })
  expect(phone.getAttribute('href')).toBe('tel:9801155000')
  const website = details.getByRole('link', { name: /^Website/ })
  expect(website.getAttribute('href')).toBe('https://dishhome.com.np')
})

test('LOG-01, NET-13: the phone and the website of a provider are counted when they are pressed', async () => {
  const sent = vi.spyOn(navigator, 'sendBeacon')
  const { user, row } = renderTool()
  // The page stays.
  const stay = (event: Event) => event.preventDefault()
  document.addEventListener('click', stay)
  onTestFinished(() => document.removeEventListener('click', stay))
  const details = within(row(0))
  await user.click(details.getByRole('link', { name: /^Call 9801155000/ }))
  await user.click(details.getByRole('link', { name: /^Website/ }))
  const bodies = sent.mock.calls.map(([, body]) => (body as Blob).text())
  const events = (await Promise.all(bodies)).map((body) => JSON.parse(body) as { tool_name: string })
  expect(events.map((event) => event.tool_name)).toEqual([
    'internet-comparison-call',
    'internet-comparison-visit',
  ])
})
