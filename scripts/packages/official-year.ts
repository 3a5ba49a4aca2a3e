// `npm run calendar:year -- 2084 31 32 31 32 31 30 30 30 29 29 30 31`: takes the official calendar of the next year into the
// package. See docs/calendar-releases.md.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { daysAfter } from '@chautari/bikram-sambat/iso-day'

const root = join(import.meta.dirname, '..', '..')
const folder = join(root, 'packages', 'bikram-sambat')
const paths = {
  table: join(folder, 'src', 'data', 'month-lengths.ts'),
  fixture: join(folder, 'fixtures', 'month-lengths.json'),
  ports: join(folder, 'ports', 'month-lengths.csv'),
  python: join(folder, 'ports', 'python', 'bikram_sambat.py'),
  manifest: join(folder, 'package.json'),
  /** Of the date field, which has the table built in. */
  fieldManifest: join(root, 'packages', 'bs-date-field', 'package.json'),
  changelog: join(root, 'CHANGELOG.md'),
}

/** The texts of the files that hold a year. */
export type YearFiles = Record<keyof typeof paths, string>

/**
 * The files with the official lengths of a year, Baisakh to Chaitra. Where the year ends a day before or after the
 * computed end, Baisakh of the next year becomes longer or shorter, so that all later months start as computed.
 * Throws for anything but the year after the last published one with twelve lengths of 29 to 32 days, 365 or 366 in all.
 */
export function withOfficialYear(files: YearFiles, year: number, lengths: readonly number[]): YearFiles {
  const last = Number(match(files.table, /lastPublishedYear = (\d+)/))
  if (year !== last + 1) throw new Error(`The next year is ${last + 1}, not ${year}.`)
  const days = sum(lengths)
  let changed = replaceYear(files, year, lengths)
  if (days !== 365 && days !== 366) throw new Error(`A year has 365 or 366 days, not ${days}.`)

  const difference = days - sum(lengthsOf(files.ports, year))
  if (difference !== 0) {
    const [baisakh = 0, ...others] = lengthsOf(files.ports, year + 1)
    changed = replaceYear(changed, year + 1, [baisakh - difference, ...others])
    changed.fixture = startMoved(changed.fixture, year + 1, difference)
  }
  return {
    ...changed,
    table: changed.table
      .replace(/lastPublishedYear = \d+/, `lastPublishedYear = ${year}`)
      .replace(', computed from here on', '')
      .replace(`// ${year + 1}`, `// ${year + 1}, computed from here on`),
    fixture: changed.fixture.replace(new RegExp(`("${year}": .*)"computed"`), '$1"published"'),
    python: files.python.replace(/LAST_PUBLISHED_YEAR = \d+/, `LAST_PUBLISHED_YEAR = ${year}`),
    manifest: nextMinor(files.manifest),
    fieldManifest: nextMinor(files.fieldManifest),
    changelog: files.changelog.replace(
      '## [Unreleased]\n',
      `## [Unreleased]\n\n- The official calendar of ${year}: months of ${lengths.join(', ')} days.\n`,
    ),
  }
}

function nextMinor(manifest: string): string {
  return manifest.replace(
    /"version": "(\d+)\.(\d+)\.\d+"/,
    (_, major: string, minor: string) => `"version": "${major}.${Number(minor) + 1}.0"`,
  )
}

function replaceYear(files: YearFiles, year: number, lengths: readonly number[]): YearFiles {
  if (lengths.length !== 12 || lengths.some((length) => ![29, 30, 31, 32].includes(length)))
    throw new Error(`A year has twelve months of 29 to 32 days; ${year} would have ${lengths.join(', ')}.`)
  const digits = lengths.map((length) => length % 10).join('')
  return {
    ...files,
    table: replaceOnce(files.table, new RegExp(`'\\d{12}', // ${year}\\b`), `'${digits}', // ${year}`),
    fixture: replaceOnce(
      files.fixture,
      new RegExp(`("${year}": \\{"lengths": )\\[[^\\]]*\\]`),
      `$1[${lengths.join(', ')}]`,
    ),
    ports: replaceOnce(files.ports, new RegExp(`^${year},.*$`, 'm'), [year, ...lengths].join(',')),
  }
}

function startMoved(fixture: string, year: number, days: number): string {
  return fixture.replace(
    new RegExp(`("${year}": .*"yearStart": ")([\\d-]+)`),
    (_, before: string, start: string) => before + daysAfter(start, days),
  )
}

function lengthsOf(ports: string, year: number): number[] {
  return match(ports, new RegExp(`^${year},(.*)$`, 'm'))
    .split(',')
    .map(Number)
}

function match(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1]
  if (found === undefined) throw new Error(`Nothing fits ${pattern}.`)
  return found
}

function replaceOnce(text: string, pattern: RegExp, by: string): string {
  if (!pattern.test(text)) throw new Error(`Nothing fits ${pattern}.`)
  return text.replace(pattern, by)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** The present texts. */
export function yearFiles(): YearFiles {
  return Object.fromEntries(
    Object.entries(paths).map(([name, path]) => [name, readFileSync(path, 'utf8')]),
  ) as unknown as YearFiles
}

if (import.meta.main) {
  const [year = Number.NaN, ...lengths] = process.argv
    .slice(2)
    .flatMap((text) => text.split(','))
    .map(Number)
  for (const [name, text] of Object.entries(withOfficialYear(yearFiles(), year, lengths)))
    writeFileSync(paths[name as keyof YearFiles], text)
  // What rests on the year of today and has to be looked at by eye is named by a test that fails.
  const vitest = join(root, 'node_modules', '.bin', 'vitest')
  execFileSync(vitest, ['run', '--project=unit', 'packages/bikram-sambat', 'scripts/packages'], {
    cwd: root,
    stdio: 'inherit',
  })
}
