import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderIsland, screen, within } from '#test/render-island.tsx'
import DateConverter from './date-converter.island.tsx'

const path = '/nepali-date-converter'
const today = '2026-11-24'
const headings = { bs: 'Convert to English (AD)', ad: 'Convert to Nepali (BS)' } as const
/** Longer than the delay of a conversion. */
const conversionMs = 1000

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T06:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

/** The controls of a panel, found by their English labels. */
function panelNamed(name: string) {
  const region = screen.getByRole('region', { name })
  const find = within(region)
  const select = (label: string) => find.getByRole<HTMLSelectElement>('combobox', { name: label })
  return {
    region,
    select,
    chosen: () => ['Day', 'Month', 'Year'].map((label) => select(label).value),
    options: (label: string) => [...select(label).options].map(({ text }) => text),
    button: (label: string | RegExp = /^Convert/) => find.getByRole('button', { name: label }),
    answer: () => find.getByRole('status'),
  }
}

function renderConverter(address = path) {
  const { user } = renderIsland(DateConverter, { today }, { path: address })
  const press = async (button: HTMLElement) => {
    await user.click(button)
    pass(conversionMs)
  }
  const bs = panelNamed(headings.bs)
  const ad = panelNamed(headings.ad)
  const card = within(screen.getByRole('region', { name: 'Convert a date' }))
  const typed = {
    field: () => card.getByRole<HTMLInputElement>('textbox'),
    answer: () => card.getByRole('status').textContent,
    button: (name: string) => card.getByRole('button', { name }),
    direction: (name: string) => card.getByRole('radio', { name }),
  }
  /** Types a date and gives what is shown at once. */
  const type = async (text: string) => {
    await user.clear(typed.field())
    await user.type(typed.field(), text)
    return typed.answer()
  }
  const convertTyped = (text: string) => type(`${text}{Enter}`)
  return { user, press, bs, ad, card, typed, type, convertTyped }
}

test('DATE-01, DATE-05: two panels with three selects and a button each, and their first dates', () => {
  const panels = renderConverter()
  for (const [calendar, first] of [
    ['bs', ['29', '4', '2082']],
    ['ad', ['13', '7', '2025']],
  ] as const) {
    const { region, chosen, button, answer } = panels[calendar]
    expect(within(region).getByRole('heading', { name: headings[calendar] })).toBeDefined()
    expect(chosen()).toEqual(first)
    expect(button().textContent).toBe('Convert')
    expect(answer().textContent).toBe('')
  }
})

test('DATE-03, DATE-06: the selects offer BS 2000 to 2090 and AD 1944 to 2030, 32 and 31 days', () => {
  const { bs, ad } = renderConverter()
  const ends = (list: string[]) => [list.length, list[0], list.at(-1)]
  expect(ends(bs.options('Year'))).toEqual([91, '2000', '2090'])
  expect(ends(ad.options('Year'))).toEqual([87, '1944', '2030'])
  expect(ends(bs.options('Day'))).toEqual([32, '1', '32'])
  expect(ends(ad.options('Day'))).toEqual([31, '1', '31'])
  expect(ends(bs.options('Month'))).toEqual([12, 'Baisakh', 'Chaitra'])
  expect(ends(ad.options('Month'))).toEqual([12, 'January', 'December'])
})

test('DATE-01: a panel says that it converts, and the other one does not', async () => {
  const { user, bs, ad } = renderConverter()
  await user.click(bs.button())
  expect(bs.button().textContent).toBe('Converting...')
  expect(bs.button()).toHaveProperty('disabled', true)
  expect(bs.button().querySelector('.animate-spin')).not.toBeNull()
  expect(ad.button('Convert')).toHaveProperty('disabled', false)
  pass(conversionMs)
  expect(bs.answer().textContent).toContain('14 August 2025')
  expect(bs.button().textContent).toBe('Convert')
})

test('DATE-02: a Nepali date becomes an English one: day, month name, year and weekday', async () => {
  const { press, bs } = renderConverter()
  await press(bs.button())
  expect(bs.answer().textContent).toContain('14 August 2025')
  expect(bs.answer().textContent).toContain('Thursday')
})

test('DATE-02: an English date becomes a Nepali one; the panels answer apart', async () => {
  const { user, press, bs, ad } = renderConverter()
  await press(ad.button())
  expect(ad.answer().textContent).toContain('29 Ashadh 2082')
  await user.selectOptions(ad.select('Day'), '21')
  await user.selectOptions(ad.select('Month'), 'November')
  await user.selectOptions(ad.select('Year'), '2026')
  await press(ad.button())
  expect(ad.answer().textContent).toContain('5 Mangsir 2083')
  expect(ad.answer().textContent).toContain('Saturday')
  expect(bs.answer().textContent).toBe('')
})

test('DATE-04: a day that the month does not have is answered in words, and no result is shown', async () => {
  const { user, press, bs } = renderConverter()
  const day = bs.select('Day')
  await user.selectOptions(day, '32')
  await user.selectOptions(bs.select('Month'), 'Baisakh')
  await user.selectOptions(bs.select('Year'), '2083')
  await press(bs.button())
  expect(bs.answer().textContent).toBe('Date out of rangeBaisakh 2083 has 31 days.')
  expect(day.getAttribute('aria-describedby')?.split(' ')).toContain(bs.answer().id)
  expect(day.getAttribute('aria-invalid')).toBe('true')
  await user.selectOptions(day, '31')
  await press(bs.button())
  expect(bs.answer().textContent).toContain('14 May 2026')
})

test('DATE-02: the result comes with the eighth digit: date, weekday, age, and today below', async () => {
  const { type, typed, card } = renderConverter()
  expect(card.getByText(/Today in Nepal/).textContent).toBe(
    'Today in Nepal: 8 Mangsir 2083, Tuesday · 24 November 2026',
  )
  expect(await type('2052050')).toBe('')
  expect(typed.field().value).toBe('2052-05-0')
  const shown = await type('20520501')
  expect(typed.field().value).toBe('2052-05-01')
  for (const part of ['17 August 1995', 'Thursday', 'Age today: 31 years, 3 months, 7 days (counted in BS)'])
    expect(shown).toContain(part)
  expect(card.getByText(/Today in Nepal/)).toBeDefined()
  // Neither a day to come nor one of the last year is one of birth.
  for (const other of ['20840101', '20830808', '20820809'])
    expect(await type(other), other).not.toContain('Age today')
  expect(await type('20820808')).toContain('Age today: 1 year, 0 months, 0 days')
})

test('the direction turns the same field to the other calendar', async () => {
  const { user, type, typed } = renderConverter()
  expect(typed.direction('BS → AD')).toHaveProperty('checked', true)
  await user.click(typed.direction('AD → BS'))
  expect(await type('19950817')).toContain('1 Bhadra 2052')
  expect(typed.field().labels?.[0]?.textContent).toBe('English date (AD)')
  expect(typed.answer()).toContain('Age today: 31 years, 3 months, 7 days (counted in BS)')
  expect(location.hash).toBe('#ad=1995-08-17')
})

test('a digit typed in the middle keeps its place, and the result follows', async () => {
  const { user, type, typed } = renderConverter()
  await type('20820429')
  await user.type(typed.field(), '{Backspace}', { initialSelectionStart: 7, initialSelectionEnd: 7 })
  expect(typed.field().value).toBe('2082-0-29')
  expect(typed.answer()).toBe('')
  await user.type(typed.field(), '5', { initialSelectionStart: 6, initialSelectionEnd: 6 })
  expect(typed.field().value).toBe('2082-05-29')
  expect(typed.field().selectionStart).toBe(7)
  expect(typed.answer()).toContain('14 September 2025')
})

test('a pasted date is converted at once, in both scripts and with names of months', async () => {
  const { user, typed } = renderConverter()
  for (const [text, result] of [
    ['२०८३।१।१', '14 April 2026'],
    ['29 Shrawan 2082', '14 August 2025'],
    ['2082/4/30', '15 August 2025'],
  ] as const) {
    await user.clear(typed.field())
    await user.click(typed.field())
    await user.paste(text)
    expect(typed.answer(), text).toContain(result)
  }
})

test('DATE-04: a day that does not exist is shown at the eighth digit, not before', async () => {
  const { type, typed } = renderConverter()
  expect(await type('2083013')).toBe('')
  expect(typed.field().getAttribute('aria-invalid')).toBeNull()
  expect(await type('20830132')).toBe('Date out of rangeBaisakh 2083 has 31 days.')
  expect(typed.field().getAttribute('aria-invalid')).toBe('true')
  expect(await type('२०८३०१३२')).toContain('Baisakh 2083 has 31 days.')
  expect(location.hash).toBe('')
})

test('DATE-04: what cannot be used is refused with its reason at Enter', async () => {
  const { user, type, convertTyped, typed } = renderConverter()
  expect(await type('4/5/2082')).toBe('')
  for (const [text, reason] of [
    ['soon', 'This is not a date that can be read.'],
    ['4/5/2082', '4 Bhadra 2082 or 5 Shrawan 2082'],
    ['2083-13-01', 'That date doesn’t exist'],
    ['2091-01-01', 'Date out of range'],
  ] as const)
    expect(await convertTyped(text), text).toContain(reason)
  await user.click(typed.direction('AD → BS'))
  expect(await convertTyped('1913-04-12')).toContain('from 13 April 1913')
})

test('numbers that are a day in both calendars are asked back, and each answer is converted', async () => {
  const { user, type, typed } = renderConverter()
  expect(await type('20250713')).toContain('13 Kartik 2025 BS or 13 July 2025 AD')
  await user.click(typed.button('13 July 2025 AD'))
  expect(typed.answer()).toContain('29 Ashadh 2082')
  expect(location.hash).toBe('#ad=2025-07-13')
  await user.click(typed.direction('BS → AD'))
  expect(await type('20250713')).toContain('Which one do you mean?')
  await user.click(typed.button('13 Kartik 2025 BS'))
  expect(typed.answer()).toContain('29 October 1968')
  expect(location.hash).toBe('#bs=2025-07-13')
})

for (const zone of ['America/Los_Angeles', 'Pacific/Auckland']) {
  test(`Today is the day in Nepal, for a visitor in ${zone} too`, async () => {
    vi.stubEnv('TZ', zone)
    expect(new Date('2025-08-13T18:20:00Z').getTimezoneOffset()).not.toBe(0)
    // Just after midnight in Nepal.
    vi.setSystemTime('2025-08-13T18:20:00Z')
    const { press, bs, ad } = renderConverter()
    await press(bs.button('Today'))
    expect(bs.answer().textContent).toContain('29 Shrawan 2082 BS is')
    expect(bs.answer().textContent).toContain('14 August 2025')
    await press(ad.button('Today'))
    expect(ad.answer().textContent).toContain('14 August 2025 AD is')
  })
}

test('years after 2083 are marked provisional with an explanation', async () => {
  const { convertTyped } = renderConverter()
  const provisional = await convertTyped('2084-01-01')
  expect(provisional).toContain('Provisional')
  expect(provisional).toContain('the official calendar of 2084 BS is not out yet')
  const published = await convertTyped('2083-12-30')
  expect(published).toContain('13 April 2027')
  expect(published).not.toContain('Provisional')
})

test('Copy copies the result and says so for two seconds', async () => {
  const { user, typed } = renderConverter(`${path}#bs=2082-04-29`)
  await user.click(typed.button('Copy'))
  await act(async () => {})
  const copied = typed.button('Copied!')
  expect(await navigator.clipboard.readText()).toBe('14 August 2025')
  pass(1900)
  expect(copied.textContent).toBe('Copied!')
  pass(200)
  expect(copied.textContent).toBe('Copy')
})

test('the address shows what was converted, adds no step of history, and opens again', async () => {
  const added = vi.spyOn(history, 'pushState')
  const first = renderConverter()
  await first.convertTyped('2082-05-01')
  expect(location.hash).toBe('#bs=2082-05-01')
  const alone = renderConverter(path + location.hash)
  expect(alone.typed.field().value).toBe('2082-05-01')
  expect(alone.typed.answer()).toContain('17 August 2025')
  await alone.press(alone.ad.button('Convert'))
  expect(location.hash).toBe('#bs=2082-05-01&list-ad=2025-07-13')
  await alone.press(alone.bs.button('Convert'))
  expect(location.hash).toBe('#bs=2082-05-01&list-bs=2082-04-29&list-ad=2025-07-13')
  expect(added).not.toHaveBeenCalled()
  const all = renderConverter(path + location.hash)
  expect(all.typed.field().value).toBe('2082-05-01')
  expect(all.bs.answer().textContent).toContain('14 August 2025')
  expect(all.ad.answer().textContent).toContain('29 Ashadh 2082')
  expect(all.bs.region.closest('details')?.open).toBe(true)
  await all.user.selectOptions(all.bs.select('Day'), '32')
  await all.press(all.bs.button())
  expect(location.hash).toBe('#bs=2082-05-01&list-ad=2025-07-13')
})

test('an address made by others is taken, and a broken one is cleaned', () => {
  const { typed } = renderConverter(`${path}?bs=2082-04-29`)
  expect(typed.answer()).toContain('14 August 2025')
  expect(location.pathname + location.search + location.hash).toBe(`${path}#bs=2082-04-29`)
  const { bs } = renderConverter(`${path}#bs=2082-05-01&ad=2025-07-13`)
  expect(bs.chosen()).toEqual(['1', '5', '2082'])
  expect(location.hash).toBe('#list-bs=2082-05-01&list-ad=2025-07-13')
  for (const broken of ['#bs=2083-01-32', '?ad=1913-04-12', '#bs=%3Cscript%3E']) {
    const other = renderConverter(path + broken)
    expect(location.pathname + location.search + location.hash, broken).toBe(path)
    expect(other.typed.answer()).toBe('')
    expect(other.typed.field().value).toBe('')
    expect(other.bs.select('Day').value).toBe('29')
  }
})
