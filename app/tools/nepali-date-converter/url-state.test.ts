import { expect, test } from 'vitest'
import { type AddressDates, addressOf, readAddress } from './url-state.ts'

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'http://localhost')
  return { pathname, search, hash }
}
const page = '/nepali-date-converter'
const bs = { year: 2082, month: 4, day: 29 }
const ad = { year: 2025, month: 7, day: 13 }

test('dates are read behind # and, from links that others made, behind ?', () => {
  expect(readAddress(at(page))).toEqual({})
  expect(readAddress(at(`${page}#bs=2082-04-29`))).toEqual({ bs })
  expect(readAddress(at(`${page}#bs=2082-4-29`))).toEqual({ bs })
  expect(readAddress(at(`${page}#list-bs=2082-04-29`))).toEqual({ 'list-bs': bs })
  expect(readAddress(at(`${page}#bs=2082-04-29&ad=2025-07-13`))).toEqual({ 'list-bs': bs, 'list-ad': ad })
  expect(readAddress(at(`${page}?bs=2082-04-29`))).toEqual({ bs })
  expect(readAddress(at(`${page}?ad=2024-01-01#ad=2025-07-13`))).toEqual({ ad })
})

test('broken dates are as good as none', () => {
  for (const broken of ['', '2082', '2083-01-32', '2091-01-01', '<script>', '२०८२-०४-२९', '2082-04-29x']) {
    expect(readAddress(at(`${page}#bs=${broken}`)), broken).toEqual({})
  }
  expect(readAddress(at(`${page}#ad=1913-04-12`))).toEqual({})
  const early = { year: 1985, month: 2, day: 5 }
  expect(readAddress(at(`${page}#bs=1985-02-05&list-bs=1985-02-05`))).toEqual({ bs: early })
  expect(readAddress(at(`${page}#bs=nonsense&ad=2025-07-13`))).toEqual({ ad })
})

test('the address shows the dates and nothing broken, and keeps what is not ours', () => {
  const cases: [string, AddressDates, string][] = [
    [page, {}, page],
    [page, { bs }, `${page}#bs=2082-04-29`],
    [`${page}#bs=2082-01-01`, { bs, 'list-ad': ad }, `${page}#bs=2082-04-29&list-ad=2025-07-13`],
    [`${page}#list-bs=2082-01-01`, {}, page],
    [`${page}#bs=nonsense`, {}, page],
    [`${page}?bs=2082-04-29`, { bs }, `${page}#bs=2082-04-29`],
    [`${page}?utm_source=x&ad=nonsense`, {}, `${page}?utm_source=x`],
    [`${page}#main`, {}, `${page}#main`],
  ]
  for (const [before, shown, after] of cases) expect(addressOf(at(before), shown), before).toBe(after)
})

test('what is written is read back', () => {
  const shown = { bs, 'list-bs': { ...bs, day: 1 }, 'list-ad': ad }
  expect(readAddress(at(addressOf(at(page), shown)))).toEqual(shown)
})
