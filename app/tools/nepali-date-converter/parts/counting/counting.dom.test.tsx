import { expect, test } from 'vitest'
import { renderIsland, screen, within } from '#test/render-island.tsx'
import Counting from './counting.island.tsx'

function renderCounting(hash = '') {
  const { user, container } = renderIsland(Counting, {}, { path: `/nepali-date-converter${hash}` })
  const card = (name: string) => within(screen.getByRole('region', { name }))
  const field = (name: string, label: string) => card(name).getByLabelText<HTMLInputElement>(label)
  /** Fills the fields of a form in, calculates and gives its result. */
  const calculate = async (name: string, fields: Record<string, string>) => {
    for (const [label, text] of Object.entries(fields)) {
      await user.clear(field(name, label))
      await user.type(field(name, label), text)
    }
    await user.click(card(name).getByRole('button', { name: 'Calculate' }))
    return card(name).getByRole('status')
  }
  return { user, container, card, field, calculate }
}

test('an age, a difference, a deadline and a fiscal year are counted', async () => {
  const { calculate } = renderCounting()
  const expectIn = ({ textContent }: HTMLElement, ...parts: string[]) => {
    for (const part of parts) expect(textContent).toContain(part)
  }
  const birth = { 'Date of birth': '२०५०-०१-१५', 'On this day': '29 Shrawan 2082' }
  expectIn(
    await calculate('Age', birth),
    '32 years, 3 months, 14 days',
    '32 years, 3 months, 18 days',
    '11,797',
  )
  const year = { From: '2082-01-01', To: '2083-01-01' }
  expectIn(await calculate('Between two dates', year), '1 year, 0 months, 0 days', '365')
  const deadline = { Date: '2082-04-29', Days: '३०' }
  expectIn(await calculate('Add or subtract', deadline), '28 Bhadra 2082', '13 September 2025')
  const day = { Date: '2082-03-31' }
  expectIn(
    await calculate('Fiscal year and quarter', day),
    'Fiscal year 2081/82',
    'Half 2 of 2081/82, 184 days',
    'Quarter 4 of 2081/82',
    'Ashadh 2082, 32 days1 Ashadh 2082 to 32 Ashadh 2082 BS',
    'Sunday, 15 June 2025 to Wednesday, 16 July 2025 AD',
    'Last working day: Wednesday, 32 Ashadh 2082',
    'Our lists of holidays are not complete',
  )
  const ahead = await calculate('Fiscal year and quarter', { Date: '2083-11-01' })
  // Falgun 2083 ends on a Sunday; the half and the year end in a year without a published list.
  expectIn(
    ahead,
    'Last working day: Friday, 28 Falgun 2083 in government offices and schools; Sunday, 30 Falgun 2083 where',
    'The public holidays of 2084 BS are not known',
  )
  expect(ahead.textContent.match(/Last working day/g)).toHaveLength(2)
  const rows = within(ahead)
    .getAllByRole('row', { hidden: true })
    .map(({ textContent }) => textContent)
  expect(rows).toHaveLength(1 + 4 + 12)
  expect(rows.slice(4, 7)).toEqual([
    'Ashwin 20832026-09-172026-10-1731',
    'Quarter 22026-10-182027-01-1489',
    'Kartik 20832026-10-182026-11-1630',
  ])
})

test('working days leave out Saturdays and known holidays, and say what is not known', async () => {
  const { calculate } = renderCounting()
  const week = await calculate('Working days', { 'First day': '2083-01-01', 'Last day': '2083-01-07' })
  expect(week.textContent).toContain('5 working days')
  // A short list is open by itself.
  expect(within(week).getByText('Public holidays taken off: 1').closest('details')?.open).toBe(true)
  expect(within(week).getByText('1 Baisakh 2083: Nepali New Year')).toBeDefined()
  const year = await calculate('Working days', { 'Last day': '2084-01-07' })
  expect(year.textContent).toContain('No holidays are known for 2084 BS.')
})

test('a working-day answer lists what it took off and says what is not known', async () => {
  const { calculate } = renderCounting()
  const month = { 'First day': '2083-07-01', 'Last day': '2083-07-30' }
  const result = await calculate('Working days', month)
  const list = within(result).getByText('Public holidays taken off: 12').closest('details')
  expect(list?.open).toBe(false)
  expect(list?.textContent).toContain('2 Kartik 2083: Dashain holiday')
  for (const part of [
    '14 working days',
    'Not known: one or both Eids of 2083 BS.',
    '2083 as of the notice of 18 Falgun 2082',
    'Since 6 April 2026 (23 Chaitra 2082)',
    'Holidays for a region, a community or one group of employees are not taken off.',
  ])
    expect(result.textContent).toContain(part)
})

test('a mistake in a field is shown beside it, and the field has the focus', async () => {
  const { calculate, field } = renderCounting()
  const result = await calculate('Age', {})
  const birth = field('Age', 'Date of birth')
  expect(document.activeElement).toBe(birth)
  expect(birth.getAttribute('aria-invalid')).toBe('true')
  const described = document.getElementById(birth.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe('Please type a date.')
  expect(result.textContent).toBe('')
})

test('typed dates open the keyboard of digits', () => {
  const { container } = renderCounting()
  expect(container.querySelectorAll('input[inputmode=numeric][maxlength="60"]')).toHaveLength(8)
})

test('five rows open one at a time, and the address opens one by its hash', () => {
  const rows = () => [...document.querySelectorAll('details')]
  renderCounting()
  expect(rows().map(({ id }) => id)).toEqual(['age', 'between', 'add', 'working-days', 'fiscal-year'])
  expect(rows().every((row) => row.getAttribute('name') === 'date-counting' && !row.open)).toBe(true)
  renderCounting('#add')
  expect(rows().filter(({ open }) => open)).toEqual([document.getElementById('add')])
})
