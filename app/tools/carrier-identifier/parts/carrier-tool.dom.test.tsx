import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { langOfPath } from '#app/lib/language.ts'
import { type CarrierRow, shownCarriers } from '#app/records/carriers/store.server.ts'
import seeded from '#db/seeds/carriers.json' with { type: 'json' }
import { type CarrierSeed, carrierSeed } from '#db/seeds/rows.ts'
import { renderIsland, screen, within } from '#test/render-island.tsx'
import { lookupDelayMs } from '../carrier-lookup.ts'
import CarrierTool from './carrier-tool.island.tsx'

const rows = (seeded as CarrierSeed[]).map((seed) => carrierSeed(seed).row as CarrierRow)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function renderTool(path = '/carrier-identifier') {
  const { user } = renderIsland(CarrierTool, { carriers: shownCarriers(langOfPath(path), rows) }, { path })
  const input = screen.getByRole('textbox')
  const button = screen.getByRole('button')
  const result = () => screen.queryByRole('status')
  const pass = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms)
    })
  /** Types a number, presses Enter and waits for the answer. */
  const lookUp = async (number: string) => {
    await user.clear(input)
    await user.type(input, `${number}{Enter}`)
    pass(lookupDelayMs)
    return screen.getByRole('status')
  }
  return { user, input, button, result, pass, lookUp }
}

test('CAR-03: the button is disabled while the trimmed input is empty, and Enter does nothing', async () => {
  const { user, input, button, result } = renderTool()
  expect(button).toHaveProperty('disabled', true)
  await user.type(input, '   {Enter}')
  expect(button).toHaveProperty('disabled', true)
  expect(result()).toBeNull()
  await user.type(input, '98 ')
  expect(button).toHaveProperty('disabled', false)
  await user.clear(input)
  expect(button).toHaveProperty('disabled', true)
})

test('CAR-03, CAR-04: for 500 ms the button is disabled and both say that a lookup runs', async () => {
  const { user, input, button, result, pass } = renderTool()
  await user.type(input, '9841234567')
  await user.click(button)
  expect(button.textContent).toBe('Identifying...')
  expect(button).toHaveProperty('disabled', true)
  expect(button.querySelector('.animate-spin')).not.toBeNull()
  expect(result()?.textContent).toBe('Identifying carrier...')
  pass(499)
  expect(result()?.textContent).toBe('Identifying carrier...')
  pass(1)
  expect(result()?.textContent).toContain('Carrier Identified')
  expect(button.textContent).toBe('Identify Carrier')
  expect(button).toHaveProperty('disabled', false)
})

test('CAR-03: one lookup after another is answered, and the first answer is gone at once', async () => {
  const { user, input, result, lookUp, pass } = renderTool()
  expect((await lookUp('9851234567')).textContent).toContain('Nepal Telecom (Namaste SIM)')
  await user.type(input, '{Backspace}')
  expect(result()).toBeNull()
  await user.clear(input)
  await user.type(input, '9821234567{Enter}')
  expect(result()?.textContent).toBe('Identifying carrier...')
  pass(lookupDelayMs)
  expect(result()?.textContent).toContain('Ncell')
})

test('CAR-06: only digits count, only the first three decide, and no length is asked for', async () => {
  const { lookUp } = renderTool()
  const answers = [
    ['(98-4) 1', 'Nepal Telecom (Namaste SIM)'],
    ['970', 'Ncell'],
    ['975 000 0000 1234', 'Nepal Telecom (CDMA / Sky)'],
    ['९८८१२३४५६७', 'Smart Cell'],
    ['+977-963-123-4567', 'Hello Mobile'],
  ] as const
  for (const [number, carrier] of answers) {
    const result = await lookUp(number)
    expect(within(result).getAllByRole('definition')[1]?.textContent, number).toBe(carrier)
  }
})

test('CAR-06: a country code or a trunk 0 is left out, and the page says so', async () => {
  const { lookUp } = renderTool()
  const withCode = await lookUp('+977 9841234567')
  expect(withCode.textContent).toContain(
    'The country code 977 was left out; the ten digits after it were looked up.',
  )
  expect(withCode.textContent).toContain('984-123-4567')
  expect((await lookUp('9841234567')).textContent).not.toContain('left out')
  // Nine digits after the country code are no number: nothing is guessed.
  expect((await lookUp('+977 984123456')).textContent).toContain('Carrier Not Found')
  const withZero = await lookUp('09841234567')
  expect(withZero.textContent).toContain('984-123-4567')
  expect(withZero.textContent).toContain('The 0 in front was left out')
  const withBoth = await lookUp('00977 980-1234567')
  expect(withBoth.textContent).toContain('Ncell')
  expect(withBoth.textContent).toContain('The 00977 in front was left out')
})

test('CAR-07: found: name, description, technology and icon of the carrier', async () => {
  const { lookUp } = renderTool()
  const result = await lookUp('9841234567')
  expect(within(result).getByRole('heading').textContent).toBe('Carrier Identified')
  expect(within(result).getByText('GSM')).toBeDefined()
  expect(result.textContent).toContain('State-run operator. 985 numbers are used for postpaid SIMs.')
  const name = within(result).getByText('Nepal Telecom (Namaste SIM)')
  expect(name.querySelector('use')?.getAttribute('href')).toMatch(/#smartphone$/)
  // The line that names it while typing is out of sight then.
  expect(document.querySelector('[aria-live]')?.className).toContain('invisible')
})

test('CAR-07: a carrier whose licence ended is marked', async () => {
  const { lookUp } = renderTool()
  const result = await lookUp('9631234567')
  expect(result.textContent).toContain('Hello Mobile')
  expect(result.textContent).toContain('The regulator revoked the licence')
})

test('CAR-06, CAR-07: a number of the wrong length is marked at the top of its answer', async () => {
  const { lookUp } = renderTool()
  const icon = (result: HTMLElement) => result.querySelector('h3 use')?.getAttribute('href')
  expect(icon(await lookUp('9841234567'))).toMatch(/#check$/)
  const result = await lookUp('98O1234567')
  expect(within(result).getByRole('heading').textContent).toBe('Carrier Identified')
  expect(icon(result)).toMatch(/#warning$/)
  expect(result.querySelector('h3 + ul')?.textContent).toContain('the number has 9 digits')
})

test('CAR-08: 971 has an answer of its own: what is known, and what is not', async () => {
  const english = await renderTool().lookUp('+977 971-1234567')
  expect(within(english).getByRole('heading').textContent).toBe('971: probably Ncell')
  expect(english.textContent).toContain('971-123-4567')
  expect(english.textContent).toContain('since December 2025')
  expect(english.textContent).not.toContain("doesn't match any known")
  const nepali = await renderTool('/ne/carrier-identifier').lookUp('९७११२३४५६७')
  expect(nepali.textContent).toContain('९७१: सम्भवतः एनसेल')
})

test('CAR-08: not found: the three texts, and the number', async () => {
  const { lookUp } = renderTool()
  const result = within(await lookUp('0151234567'))
  expect(result.getByRole('heading').textContent).toBe('Carrier Not Found')
  for (const text of [
    "The number you entered doesn't match any known Nepali carrier patterns.",
    "Please check the number and try again. Make sure it's a valid 10-digit Nepali mobile number.",
    '015-123-4567',
  ])
    expect(result.getByText(text)).toBeDefined()
})

test('CAR-09: a number of ten digits is shown as XXX-XXX-XXXX, another one as typed', async () => {
  const { lookUp } = renderTool()
  const shown = async (number: string) =>
    within(await lookUp(number)).getAllByRole('definition')[0]?.textContent
  expect(await shown('98 41-23.45 67')).toBe('984-123-4567')
  expect(await shown('98 41-23')).toBe('98 41-23')
})

test('the carrier is named while typing, as soon as the digits decide', async () => {
  const { user, input, result } = renderTool()
  const live = () => document.querySelector('[aria-live]')
  const hint = 'The first three digits decide, such as 984.'
  expect(live()?.textContent).toBe(hint)
  for (const [number, answer] of [
    ['98', hint],
    ['984', 'Nepal Telecom (Namaste SIM)GSMOperator that issued it'],
    ['९८०-१', 'NcellGSMOperator that issued it'],
    ['963', 'Hello MobileGSMNo longer in service'],
    ['971', '971: probably Ncell'],
    ['123', 'No carrier that we know begins with 123.'],
    // A landline of Bajura, inland and from abroad.
    ['097541012', hint],
    ['+977 97541012', hint],
    ['+977 9841234567', 'Nepal Telecom (Namaste SIM)GSMOperator that issued it'],
  ] as const) {
    await user.clear(input)
    await user.type(input, number)
    expect(live()?.textContent, number).toBe(answer)
  }
  expect(result()).toBeNull()
})

test('CAR-02: the field is described by its hint', () => {
  const { input } = renderTool()
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? []
  const hints = ids.map((id) => document.getElementById(id)?.textContent ?? '')
  expect(hints.join(' ')).toContain('Enter any Nepali mobile number to identify its carrier')
})

test('CAR-07, CAR-09: the page in Nepali answers in Nepali with Nepali digits', async () => {
  const { input, lookUp } = renderTool('/ne/carrier-identifier')
  expect(screen.getByRole('textbox', { name: 'फोन नम्बर' })).toBe(input)
  expect(screen.getByRole('button', { name: 'सेवा प्रदायक चिन्नुहोस्' })).toBeDefined()
  const result = await lookUp('९८४१२३४५६७')
  expect(within(result).getByRole('heading').textContent).toBe('सेवा प्रदायक भेटियो')
  for (const words of ['९८४-१२३-४५६७', 'नेपाल टेलिकम (नमस्ते सिम)', 'जीएसएम'])
    expect(result.textContent).toContain(words)
})
