import { lastPublishedYear } from '@chautari/bikram-sambat'
import { expect, test } from 'vitest'
import { withOfficialYear, yearFiles } from './official-year.ts'

const year = lastPublishedYear + 1
const files = yearFiles()
const lengthsIn = (csv: string, of: number) =>
  new RegExp(`^${of},(.*)$`, 'm').exec(csv)?.[1]?.split(',').map(Number) ?? []
const computed = lengthsIn(files.ports, year)
const entryOf = (fixture: string, of: number) =>
  (JSON.parse(fixture) as { years: Record<string, { lengths: number[]; yearStart: string; status: string }> })
    .years[of]

test('an official year as computed becomes published in table, fixture, ports, version and changelog', () => {
  const changed = withOfficialYear(files, year, computed)
  expect(changed.table).toContain(`export const lastPublishedYear = ${year}\n`)
  expect(changed.table).toContain(`// ${year + 1}, computed from here on`)
  expect(changed.table.match(/computed from here on/g)).toHaveLength(1)
  expect(entryOf(changed.fixture, year)).toEqual({ ...entryOf(files.fixture, year), status: 'published' })
  expect(changed.ports).toBe(files.ports)
  expect(changed.python).toContain(`\nLAST_PUBLISHED_YEAR = ${year}\n`)
  for (const name of ['manifest', 'fieldManifest'] as const) {
    const minor = (text: string) => Number(/"version": "\d+\.(\d+)\.0"/.exec(text)?.[1])
    expect(minor(changed[name]), name).toBe(minor(files[name]) + 1)
  }
  expect(changed.changelog).toContain(
    `- The official calendar of ${year}: months of ${computed.join(', ')} days.\n`,
  )
})

test('a year that is a day shorter than computed, or longer, moves the next new year and nothing behind its first month', () => {
  const total = computed.reduce((days, length) => days + length, 0)
  const by = total === 366 ? -1 : 1
  const official = computed.with(computed.indexOf(30), 30 + by)
  const changed = withOfficialYear(files, year, official)
  const digits = official.map((length) => length % 10).join('')
  expect(changed.table).toContain(`  '${digits}', // ${year}`)
  expect(lengthsIn(changed.ports, year)).toEqual(official)
  const [baisakh = 0, ...others] = lengthsIn(files.ports, year + 1)
  expect(lengthsIn(changed.ports, year + 1)).toEqual([baisakh - by, ...others])
  const day = (text = '') => Date.parse(text) / 86_400_000
  expect(day(entryOf(changed.fixture, year + 1)?.yearStart)).toBe(
    day(entryOf(files.fixture, year + 1)?.yearStart) + by,
  )
  expect(entryOf(changed.fixture, year + 2)).toEqual(entryOf(files.fixture, year + 2))
})

test.each([
  ['another year', year + 1, computed, `The next year is ${year}`],
  ['eleven months', year, computed.slice(1), 'twelve months'],
  ['a month of 33 days', year, computed.with(0, 33), '29 to 32'],
  ['a year of 364 days', year, computed.with(0, 30).with(1, 31), '365 or 366'],
])('%s is refused', (_, given, lengths, words) => {
  expect(() => withOfficialYear(files, given, lengths)).toThrow(words)
})
