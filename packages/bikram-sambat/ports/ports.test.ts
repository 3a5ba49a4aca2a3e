import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  bsMonths,
  type CalendarDay,
  contestedDays,
  daysInBsMonth,
  firstKnownBsYear,
  lastBsYear,
  lastPublishedYear,
} from '@chautari/bikram-sambat'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeVectors } from '../../../scripts/packages/vectors.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'vectors-'))
let written = { days: 0, refusals: 0 }

beforeAll(() => {
  written = writeVectors(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the vectors have each of 33,238 days, and 3,438 days that do not exist', () => {
  expect(written).toEqual({ days: 33_238, refusals: 3438 })
})

test('the month lengths that the ports read are those of the package', () => {
  const months = bsMonths.map(({ value }) => value)
  const years = Array.from(
    { length: lastBsYear - firstKnownBsYear + 1 },
    (_, index) => firstKnownBsYear + index,
  )
  const rows = years.map((year) => [year, ...months.map((month) => daysInBsMonth(year, month))])
  const lines = [['year', ...months], ...rows].map((row) => `${row.join(',')}\n`)
  expect(readFileSync(here('./month-lengths.csv'), 'utf8')).toBe(lines.join(''))
})

const ports = [
  { program: 'python3', args: [here('./python/bikram_sambat.py'), folder] },
  {
    program: 'cargo',
    args: [
      ...'run --quiet --release --offline --target-dir'.split(' '),
      here('../../../build/rust'),
      '--manifest-path',
      here('./rust/Cargo.toml'),
      '--',
      folder,
    ],
  },
]
const runs = ({ program }: { program: string }) => spawnSync(program, ['--version']).status === 0
for (const { program } of ports.filter((port) => !runs(port)))
  console.warn(`${program} is not on this machine: the port of the calendar that it runs is left out.`)

test.each(ports.filter(runs))(
  'the port that $program runs answers every vector',
  { timeout: 120_000 },
  ({ program, args }) => {
    const printed = execFileSync(program, args, { encoding: 'utf8' })
    expect(printed.trim()).toBe(`${written.days + written.refusals} passed`)
  },
)

const pythons = ports.filter(({ program }) => program === 'python3').filter(runs)
const python = (...args: string[]) =>
  spawnSync('python3', args, { encoding: 'utf8', env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' } })

test.each(pythons)('the port that $program runs knows the last published year and the contested days', () => {
  const program = `import json, sys
sys.path.insert(0, ${JSON.stringify(here('./python'))})
from bikram_sambat import *
from bikram_sambat import LAST_PUBLISHED_YEAR, _STARTS
days = (_STARTS[FIRST_YEAR] + timedelta(days=n) for n in range((_STARTS[LAST_YEAR + 1] - _STARTS[FIRST_YEAR]).days))
contested = [[day.isoformat(), *other_bs_of(day)] for day in days if other_bs_of(day) != ad_to_bs(day)]
print(json.dumps([LAST_PUBLISHED_YEAR, contested]))`
  const { stdout, stderr } = python('-c', program)
  expect(stderr).toBe('')
  const iso = ({ year, month, day }: CalendarDay) =>
    `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const contested = contestedDays().map(({ ad, otherBs }) => [
    iso(ad),
    otherBs.year,
    otherBs.month,
    otherBs.day,
  ])
  expect(JSON.parse(stdout)).toEqual([lastPublishedYear, contested])
})

/** What is read by both commands alike. Only the npm command also reads other spellings of the months. */
const questions = [
  ['--help', '', 'soon', 'bs', 'today', 'cal', 'cal 2083 8', 'cal २०८४ १', 'cal 2062 1', 'cal 2062 2'],
  ['cal 2083', 'cal 2083 13', 'cal 2091 1', '2082-4-29', '२०८२/०४/२९', '20820429', '29 Shrawan 2082'],
  ['Shrawan 29, 2082', '14 august 2025', 'AD 2025-8-14', '29/4/2082', '4/5/2082', '4/5/2030', '2083-3-32'],
  ['2084-1-1', '2062-2-1', 'bs 2062-2-32', '2062-1-31', '2030-1-1', 'bs 2030-1-1', 'ad 2030-1-1'],
  ['2024-2-30', '2082-4-32', '2083-13-1', 'ad 2025-2-29', '2091-1-1', 'ad 2034-4-14', '29 Shrawan 82'],
].flat()

// Each runs once and answers all questions, given as JSON.
const npmAnswers = `const [, path, questions] = process.argv
const written = []
for (const [number, words] of JSON.parse(questions).entries()) {
  process.argv = ['node', path, ...words]
  process.exitCode = 0
  const said = { stdout: '', stderr: '' }
  for (const name of Object.keys(said)) process[name].write = (text) => Boolean((said[name] += text))
  await import(path + '?' + number)
  written.push({ ...said, status: process.exitCode })
}
delete process.stdout.write
process.exitCode = 0
console.log(JSON.stringify(written))`
const pythonAnswers = `import contextlib, io, json, sys
sys.path.insert(0, sys.argv[1])
import command
written = []
for words in json.loads(sys.argv[2]):
    sys.argv = ["bikram-sambat", *words]
    with contextlib.redirect_stdout(io.StringIO()) as out, contextlib.redirect_stderr(io.StringIO()) as err:
        status = command.main()
    written.append({"stdout": out.getvalue(), "stderr": err.getvalue(), "status": status})
print(json.dumps(written))`

test.each(pythons)('its command answers as the npm command does', () => {
  const asked = questions.flatMap((question) => {
    const words = question.split(' ').filter(Boolean)
    return [words, [...words, '--json']]
  })
  const url = new URL('../src/command.ts', import.meta.url).href
  const expected = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', npmAnswers, url, JSON.stringify(asked)],
    { encoding: 'utf8' },
  )
  const answers = python('-c', pythonAnswers, here('./python'), JSON.stringify(asked))
  expect([expected.stderr, answers.stderr]).toEqual(['', ''])
  const byQuestion = (printed: string) => {
    const list = JSON.parse(printed) as unknown[]
    return list.map((answer, index) => [asked[index]?.join(' '), answer])
  }
  expect(byQuestion(answers.stdout)).toEqual(byQuestion(expected.stdout))
})
