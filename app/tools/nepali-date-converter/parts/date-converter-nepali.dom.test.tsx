import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderIsland, screen, within } from '#test/render-island.tsx'
import DateConverter from './date-converter.island.tsx'

const path = '/nepali-date-converter'
const today = '2026-11-24'
/** Longer than the delay of a conversion. */
const conversionMs = 1000

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T06:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

test('DATE-07: in Nepali the panels speak Nepali, with Nepali digits and names of months', async () => {
  const { user } = renderIsland(DateConverter, { today }, { path: `/ne${path}` })
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
  const card = within(screen.getByRole('region', { name: 'मिति रूपान्तरण' }))
  await user.type(card.getByRole('textbox'), '२०८३०१३२')
  expect(card.getByRole('textbox')).toHaveProperty('value', '२०८३-०१-३२')
  expect(card.getByRole('status').textContent).toBe('मिति दायराबाहिर छवैशाख २०८३ मा ३१ दिन छन्।')
})
