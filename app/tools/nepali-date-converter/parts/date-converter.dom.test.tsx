import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderIsland, screen, within } from '#test/render-island.tsx'
import DateConverter from './date-converter.island.tsx'

const path = '/nepali-date-converter'
const headings = { bs: 'Convert to English (AD)', ad: 'Convert to Nepali (BS)' } as const
/** Longer than a conversion takes. */
const conversionMs = 1000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

/** What stands in a panel; its names are those of the English page. */
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
    typed: () => find.getByRole<HTMLInputElement>('textbox'),
    answer: () => find.getByRole('status'),
  }
}

function renderConverter(address = path) {
  const { user } = renderIsland(DateConverter, {}, { path: address })
  const press = async (button: HTMLElement) => {
    await user.click(button)
    pass(conversionMs)
  }
  const bs = panelNamed(headings.bs)
  const ad = panelNamed(headings.ad)
  /** Types a date, presses Enter and waits for the answer. */
  const convertTyped = async (text: string, { typed, answer }: Pick<typeof bs, 'typed' | 'answer'> = bs) => {
    await user.clear(typed())
    await user.type(typed(), `${text}{Enter}`)
    pass(conversionMs)
    return answer().textContent
  }
  return { user, press, bs, ad, convertTyped }
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

test('DATE-04: what is typed and cannot be used is refused with its reason', async () => {
  const { convertTyped, press, user, ad } = renderConverter()
  for (const [text, reason] of [
    ['soon', 'This is not a date that can be read.'],
    ['4/5/2082', '4 Bhadra 2082 or 5 Shrawan 2082'],
    ['2083-01-32', 'That date doesn’t exist'],
    ['2091-01-01', 'Date out of range'],
  ] as const)
    expect(await convertTyped(text), text).toContain(reason)
  await user.type(ad.typed(), '1943-12-31')
  await press(ad.button('Convert'))
  expect(ad.answer().textContent).toContain('from 1944 to 2030 AD')
})

test('typed and pasted dates of both scripts move the selects and are converted', async () => {
  const { convertTyped, bs } = renderConverter()
  for (const [text, result, year] of [
    ['२०८३।१।१', '14 April 2026', '2083'],
    ['29 Shrawan 2082', '14 August 2025', '2082'],
    ['2082/4/30', '15 August 2025', '2082'],
  ] as const) {
    expect(await convertTyped(text), text).toContain(result)
    expect(bs.select('Year').value).toBe(year)
  }
})

test('numbers that are a day in both calendars are asked back, and each answer is converted', async () => {
  const { convertTyped, press, bs } = renderConverter()
  expect(await convertTyped('2025-07-13')).toContain('13 Kartik 2025 BS or 13 July 2025 AD')
  await press(bs.button('13 July 2025 AD'))
  expect(bs.answer().textContent).toContain('29 Ashadh 2082')
  expect(location.hash).toBe('')
  await convertTyped('2025-07-13')
  await press(bs.button('13 Kartik 2025 BS'))
  expect(bs.answer().textContent).toContain('29 October 1968')
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
  expect(provisional).toContain('The official calendar of 2084 BS is not out yet.')
  const published = await convertTyped('2083-12-30')
  expect(published).toContain('13 April 2027')
  expect(published).not.toContain('Provisional')
})

test('Copy copies the result and says so for two seconds', async () => {
  const { user, bs } = renderConverter(`${path}#bs=2082-04-29`)
  await user.click(bs.button('Copy'))
  await act(async () => {})
  const copied = bs.button('Copied!')
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
  await first.press(first.ad.button('Convert'))
  expect(location.hash).toBe('#bs=2082-05-01&ad=2025-07-13')
  expect(added).not.toHaveBeenCalled()
  const again = renderConverter(path + location.hash)
  expect(again.bs.answer().textContent).toContain('17 August 2025')
  expect(again.bs.select('Month').value).toBe('5')
  expect(again.ad.answer().textContent).toContain('29 Ashadh 2082')
  await again.convertTyped('nothing')
  expect(location.hash).toBe('#ad=2025-07-13')
})

test('an address made by others is taken, and a broken one is cleaned', () => {
  const { bs } = renderConverter(`${path}?bs=2082-04-29`)
  expect(bs.answer().textContent).toContain('14 August 2025')
  expect(location.pathname + location.search + location.hash).toBe(`${path}#bs=2082-04-29`)
  for (const broken of ['#bs=2083-01-32', '?ad=1943-12-31', '#bs=%3Cscript%3E']) {
    const other = renderConverter(path + broken)
    expect(location.pathname + location.search + location.hash, broken).toBe(path)
    expect(other.bs.answer().textContent).toBe('')
    expect(other.bs.select('Day').value).toBe('29')
  }
})

test('DATE-07: in Nepali the panels speak Nepali, with Nepali digits and names of months', async () => {
  const { user } = renderIsland(DateConverter, {}, { path: `/ne${path}` })
  const region = within(screen.getByRole('region', { name: 'अङ्ग्रेजी मिति (ई.सं.) मा रूपान्तरण गर्नुहोस्' }))
  const shown = (name: string) => region.getByRole<HTMLSelectElement>('combobox', { name })
  const months = 'वैशाख जेठ असार साउन भदौ असोज कात्तिक मङ्सिर पुस माघ फागुन चैत'.split(' ')
  expect([...shown('महिना').options].map(({ text }) => text)).toEqual(months)
  expect(shown('महिना').selectedOptions[0]?.text).toBe('साउन')
  expect(shown('वर्ष').selectedOptions[0]?.text).toBe('२०८२')
  await user.click(region.getByRole('button', { name: 'रूपान्तरण गर्नुहोस्' }))
  pass(conversionMs)
  expect(region.getByRole('status').textContent).toContain('१४ अगस्ट २०२५')
  expect(region.getByRole('status').textContent).toContain('बिहीबार')
  await user.type(region.getByRole('textbox'), '२०८३/०१/३२{Enter}')
  pass(conversionMs)
  expect(region.getByRole('status').textContent).toContain('मिति दायराबाहिर छ')
})

test('typed dates open the keyboard of digits', () => {
  const { bs, ad } = renderConverter()
  for (const { typed } of [bs, ad]) {
    expect(typed().inputMode).toBe('numeric')
    expect(typed().maxLength).toBe(60)
  }
})
