import { act, fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderIsland, screen, within } from '#test/render-island.tsx'
import ForexTool from './forex-tool.island.tsx'

const rate = (iso3: string, name: string, unit: number, buy: string | null, sell: string | null) => ({
  currency: { iso3, name, unit },
  buy,
  sell,
})
const date = '2026-04-01'
const copy = {
  copiedAt: '2026-04-01T01:00:00.000Z',
  day: {
    date,
    published_on: '2026-04-01 00:00:13',
    modified_on: '2026-03-31 17:18:39',
    rates: [
      rate('INR', 'Indian Rupee', 100, '160.00', '160.15'),
      rate('USD', 'U.S. Dollar', 1, '150.00', '150.60'),
      rate('JPY', 'Japanese Yen', 10, '9.49', '9.53'),
      rate('SEK', 'Swedish Kroner', 1, '15.20', null),
      rate('SAR', 'Saudi Arabian Riyal', 1, '40.36', '40.52'),
    ],
  },
}

function renderTool(path = `/foreign-exchange?date=${date}`) {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 503 }))
  const loaded = {
    today: '2026-11-26',
    date,
    isRefused: false,
    trouble: null,
    refusal: null,
    copy,
    cached: false,
  }
  const { user } = renderIsland(ForexTool, { loaded }, { path })
  const converter = within(screen.getByRole('region', { name: 'Converter' }))
  return {
    user,
    converter,
    amount: converter.getByRole('textbox', { name: 'Amount' }),
    row: (name: RegExp) => screen.getByRole('row', { name }),
  }
}

test('an amount is accepted while it is typed, and what cannot be converted is answered by what is wrong', async () => {
  const { user, converter, amount } = renderTool()
  const answers = {
    '5.': 'NPR 750.00',
    '.5': 'NPR 75.00',
    '१,०००': 'NPR 1,50,000.00',
    '1234567890123': 'Type at most 12 digits before the decimal point.',
    ten: 'Type an amount in digits, such as 1,500.50.',
  }
  for (const [typed, answer] of Object.entries(answers)) {
    await user.clear(amount)
    expect(converter.getByRole('status').textContent).toBe('Type an amount.')
    await user.type(amount, typed)
    expect(converter.getByRole('status').textContent, typed).toContain(answer)
    expect(amount.getAttribute('aria-invalid'), typed).toBe(
      typed.length > 7 || typed === 'ten' ? 'true' : null,
    )
  }
})

test('without JavaScript the converter is a form, and its query is answered', () => {
  const { converter, amount } = renderTool(
    `/foreign-exchange?date=${date}&amount=250&currency=SAR&direction=to-npr`,
  )
  expect(converter.getByRole('status').textContent).toContain('NPR 10,090.00')
  const form = amount.closest('form')
  expect(form?.getAttribute('action')).toBe('/foreign-exchange#converter')
  expect([...new FormData(form ?? undefined)]).toEqual([
    ['date', date],
    ['amount', '250'],
    ['currency', 'SAR'],
    ['direction', 'to-npr'],
  ])
})

test('a day is given in the calendar of the language, or in the other one; a BS date is taken without the code of its field', async () => {
  const { user } = renderTool()
  expect(screen.getByLabelText('Date')).toHaveProperty('value', date)
  expect(screen.getByRole('button', { name: 'AD', pressed: true })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'BS' }))
  expect(screen.queryByLabelText('Date')).toBeNull()
  const field = screen.getByRole('textbox', { name: 'Nepali date (BS)' })
  expect(field).toHaveProperty('value', '2082-12-18')
  fireEvent.change(field, { target: { value: '2082-12-17' } })
  fireEvent.submit(field.closest('form') ?? field)
  expect(location.search).toBe('?date=2026-03-31')
})

test('FX-02: arrows lead to the day before and after, without JavaScript by the address', async () => {
  const { user } = renderTool()
  const given = (name: string) =>
    screen.getByRole('button', { name }).closest('form')?.querySelector('input')?.getAttribute('value')
  expect([given('Previous day'), given('Next day')]).toEqual(['2026-03-31', '2026-04-02'])
  await user.click(screen.getByRole('button', { name: 'Previous day' }))
  expect(location.search).toBe('?date=2026-03-31')
  expect(given('Next day')).toBe('2026-04-01')
})

test('pressing a row takes its currency into the converter', async () => {
  const { user, converter, row } = renderTool()
  const press = (name: RegExp) => within(row(name)).getByRole('button')
  expect(press(/1 USD/).getAttribute('aria-pressed')).toBe('true')
  await user.click(press(/10 JPY/))
  expect(press(/10 JPY/).getAttribute('aria-pressed')).toBe('true')
  expect(press(/1 USD/).getAttribute('aria-pressed')).toBe('false')
  expect(converter.getByRole('combobox', { name: 'Currency' })).toHaveProperty('value', 'JPY')
  expect(converter.getByRole('status').textContent).toContain('NPR 94.90')
  expect(converter.getByRole('status').textContent).toContain('buying rate: NPR 9.49 for 10 JPY')
})

test('FX-05: a currency is found by code or name; while searching there is one table, and nothing found is said', async () => {
  const { user } = renderTool()
  expect(within(screen.getByRole('table', { name: /^Popular Currencies/ })).getAllByRole('row')).toHaveLength(
    3,
  )
  expect(within(screen.getByRole('table', { name: /^Other Currencies/ })).getAllByRole('row')).toHaveLength(4)
  const search = screen.getByRole('searchbox')
  await user.type(search, 'riyal')
  expect(within(screen.getByRole('table', { name: /^All Currencies/ })).getAllByRole('row')).toHaveLength(2)
  expect(screen.queryByRole('table', { name: /^Popular Currencies/ })).toBeNull()
  await user.clear(search)
  await user.type(search, 'peso')
  expect(screen.getByText('No currencies found')).toBeDefined()
})

test('a link to a currency and an amount is followed on the page itself, and a chosen day is a step of the history', async () => {
  const { user, converter } = renderTool()
  const follow = (hash: string) => {
    location.hash = hash
    fireEvent(window, new HashChangeEvent('hashchange'))
  }
  act(() => follow('currency=SAR&amount=250'))
  expect(converter.getByRole('status').textContent).toContain('NPR 10,090.00')
  act(() => follow('currency=USD&amount=1506&direction=from-npr'))
  expect(converter.getByRole('status').textContent).toContain('USD 10.00')
  act(() => follow('currency=JPY'))
  expect(converter.getByRole('combobox', { name: 'Currency' })).toHaveProperty('value', 'JPY')
  const steps = history.length
  await user.click(screen.getByRole('button', { name: 'Previous day' }))
  expect([history.length, location.search]).toEqual([steps + 1, '?date=2026-03-31'])
})
