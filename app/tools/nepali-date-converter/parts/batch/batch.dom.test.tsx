import { fireEvent, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderIsland, screen, within } from '#test/render-island.tsx'
import Batch from './batch.island.tsx'

function renderBatch() {
  const { user } = renderIsland(Batch, {}, { path: '/nepali-date-converter' })
  const batch = within(screen.getByRole('region', { name: 'Convert many dates at once' }))
  const convert = async (lines: string[]) => {
    fireEvent.change(batch.getByRole('textbox'), { target: { value: lines.join('\n') } })
    await user.click(batch.getByRole('button', { name: 'Convert all' }))
    await waitFor(() => expect(document.querySelector('progress')).toBeNull(), { timeout: 15_000 })
  }
  const status = () => batch.getByRole('status').textContent
  return { user, batch, convert, status }
}

test('many dates become a table with a reason for each line that failed', async () => {
  const { batch, convert, status } = renderBatch()
  await convert(['2082-04-29', '', 'hello', '२०८४-०१-०५'])
  expect(status()).toBe('2 converted, 1 not.')
  const rows = batch.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows).toHaveLength(4)
  expect(rows[1]).toBe('12082-04-2914 August 2025Thursday')
  expect(rows[2]).toContain('This is not a date that can be read.')
  expect(rows[3]).toContain('Provisional')
})

test('lines that are a day in both calendars are asked back once', async () => {
  const { user, batch, convert, status } = renderBatch()
  await convert(['2082-04-29', '2025-07-13', '२०२६-०१-०१'])
  expect(status()).toBe('1 converted, 2 not.')
  await user.click(batch.getByRole('button', { name: 'English dates (AD)' }))
  expect(status()).toBe('All 3 converted.')
  expect(batch.getByRole('row', { name: /2025-07-13/ }).textContent).toContain('29 Ashadh 2082')
})

test('a table begins with 100 rows and grows by 500; more than 5,000 lines are refused', async () => {
  const { user, batch, convert, status } = renderBatch()
  const lines = Array.from({ length: 5000 }, (_, index) => `2082-${1 + (index % 12)}-${1 + (index % 29)}`)
  await convert(lines)
  expect(status()).toBe('All 5,000 converted.')
  expect(document.querySelectorAll('tr')).toHaveLength(101)
  await user.click(batch.getByText('Show 500 more'))
  expect(document.querySelectorAll('tr')).toHaveLength(601)
  await convert([...lines, '2082-01-01'])
  expect(status()).toMatch(/You pasted 5,001 lines. At most 5,000/)
})

test('the CSV opens in a spreadsheet: UTF-8 with its mark, and no cell that runs', async () => {
  const { user, batch, convert } = renderBatch()
  const made = vi.spyOn(URL, 'createObjectURL')
  let fileName = ''
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    fileName = this.download
  })
  await user.selectOptions(batch.getByRole('combobox'), 'English (AD) to Nepali (BS)')
  await convert(['2025-08-14', '=HYPERLINK("http://x")'])
  await user.click(batch.getByRole('button', { name: 'Download CSV' }))
  expect(fileName).toBe('converted-dates.csv')
  const file = made.mock.calls[0]?.[0] as Blob
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())
  expect(text.startsWith('\uFEFFLine,Given,BS,AD,Weekday,Remark\r\n')).toBe(true)
  expect(text).toContain('\r\n1,2025-08-14,2082-04-29,2025-08-14,Thursday,\r\n')
  expect(text).toContain('\r\n2,"\'=HYPERLINK(""http://x"")",')
})
