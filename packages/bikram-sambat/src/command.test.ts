import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, type MockInstance, test, vi } from 'vitest'
import { todayInNepal } from './convert.ts'
import { formatBs } from './format.ts'

const command = join(import.meta.dirname, 'command.ts')

const textOf = ({ mock }: MockInstance<typeof process.stdout.write>) =>
  mock.calls
    .map(([text]) => text)
    .join('')
    .trimEnd()

/** Runs the command in this process. */
async function run(...words: string[]) {
  vi.resetModules()
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const err = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const { argv, exitCode } = process
  Object.assign(process, { argv: [process.execPath, command, ...words], exitCode: 0 })
  try {
    await import('./command.ts')
    return { status: process.exitCode, printed: textOf(out), complaint: textOf(err) }
  } finally {
    Object.assign(process, { argv, exitCode })
    out.mockRestore()
    err.mockRestore()
  }
}

const json = async (...words: string[]) =>
  JSON.parse((await run(...words, '--json')).printed) as Record<string, unknown>

test('in a shell it prints its answer, and ends with 1 after a complaint', () => {
  const inShell = (...words: string[]) => {
    const { stdout, stderr, status } = spawnSync(process.execPath, [command, ...words], { encoding: 'utf8' })
    return { status, stdout, stderr }
  }
  const day = '2082-04-29 BS  Thursday, 29 Shrawan 2082\n2025-08-14 AD  Thursday, 14 August 2025\n'
  expect(inShell('2082-4-29')).toEqual({ status: 0, stdout: day, stderr: '' })
  expect(inShell('2082-4-32')).toEqual({ status: 1, stdout: '', stderr: 'That month has no such day.\n' })
})

test('a day of either calendar is printed in both', async () => {
  const day = '2082-04-29 BS  Thursday, 29 Shrawan 2082\n2025-08-14 AD  Thursday, 14 August 2025'
  for (const words of [
    '2082-4-29',
    '29 Shrawan 2082',
    '२०८२-०४-२९',
    'ad 2025-8-14',
    'ad 14 August 2025',
    '14 August 2025',
    'BS 2082/4/29',
  ])
    expect(await run(...words.split(' ')), words).toEqual({ status: 0, printed: day, complaint: '' })
})

test('a day of a year that both calendars have is read in the calendar that is named', async () => {
  expect(await json('bs', '2030-1-1')).toMatchObject({ bs: '2030-01-01', ad: '1973-04-13' })
  expect(await json('ad', '2030-1-1')).toMatchObject({ bs: '2086-09-17', ad: '2030-01-01' })
})

test('as JSON it has fiscal year, quarter and status, too', async () => {
  expect(await json('2082-4-29')).toEqual({
    bs: '2082-04-29',
    ad: '2025-08-14',
    weekday: 'Thursday',
    fiscalYear: '2082/83',
    quarter: 1,
    status: 'published',
    otherBs: null,
  })
})

test('computed and contested days and months say so', async () => {
  expect((await run('2084-1-1')).printed).toContain(
    '\nProvisional: the official calendar of 2084 BS is not out yet.',
  )
  expect((await json('2084-1-1')).status).toBe('computed')
  expect((await run('bs', '2062-2-1')).printed).toContain(
    '\nContested: in other published calendars this day is 2062-01-31 BS.',
  )
  expect((await json('2062-2-5')).otherBs).toBe('2062-02-04')
  expect((await run('cal', '2062', '2')).printed).toMatch(/\nContested: .* this month has 31 days\.$/)
  expect((await json('cal', '2062', '2')).otherDays).toBe(31)
})

test('a month stands in its weeks', async () => {
  expect((await run('cal', '2083', '8')).printed.split('\n')).toEqual([
    'Mangsir 2083, 2026-11-17 to 2026-12-15',
    'Su Mo Tu We Th Fr Sa',
    '       1  2  3  4  5',
    ' 6  7  8  9 10 11 12',
    '13 14 15 16 17 18 19',
    '20 21 22 23 24 25 26',
    '27 28 29',
  ])
  expect(await json('cal', '२०८३', '८')).toEqual({
    year: 2083,
    month: 8,
    name: 'Mangsir',
    days: 29,
    first: { bs: '2083-08-01', ad: '2026-11-17', weekday: 'Tuesday' },
    last: { bs: '2083-08-29', ad: '2026-12-15', weekday: 'Tuesday' },
    status: 'published',
    otherDays: null,
  })
})

test('today and this month are those of Nepal', async () => {
  const now = () => todayInNepal(new Date()).bs
  const before = now()
  const printed = [(await json('today')).bs, (await json('cal')).month]
  const possible = [before, now()].map((bs) => [formatBs(bs, { style: 'numeric' }), bs.month])
  expect(possible).toContainEqual(printed)
})

test.each([
  ['2030-1-1', 'BS or AD? Write "bs 2030-1-1" or "ad 2030-1-1".'],
  ['2034-1-1', 'BS or AD? Write "bs 2034-1-1" or "ad 2034-1-1".'],
  // A day of AD that does not exist is no day of BS.
  ['2024-2-30', 'BS or AD? Write "bs 2024-2-30" or "ad 2024-2-30".'],
  ['2082-4-32', 'That month has no such day.'],
  ['ad 2025-2-29', 'That month has no such day.'],
  ['2091-1-1', 'The calendar has the days of BS 1970 to 2090, 1913-04-13 to 2034-04-13 of AD.'],
  ['4/5/2082', 'Day or month first? Write the year first: 2082-4-29.'],
  ['cal 2083 13', 'No such period: month 13 of 2083'],
  ['cal 2091 1', 'Date out of range'],
])('%s is refused with the reason and exit code 1', async (words, complaint) => {
  expect(await run(...words.split(' '))).toEqual({ status: 1, printed: '', complaint })
})

test('help is printed when asked for, and as the reason for what cannot be read', async () => {
  const help = await run('--help')
  expect(help).toMatchObject({ status: 0, printed: expect.stringContaining('cal 2083 8') })
  expect(await json('--help')).toEqual({ usage: help.printed })
  for (const words of [[], ['cal', '2083'], ['soon']])
    expect(await run(...words)).toEqual({ status: 1, printed: '', complaint: help.printed })
})
