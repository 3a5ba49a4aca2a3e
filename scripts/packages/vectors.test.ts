import { hash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { version } from '../../packages/bikram-sambat/package.json'
import { writeVectorRelease } from './vectors.ts'

const work = mkdtempSync(join(tmpdir(), 'vector-release-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))

/** What is in a release, by name. */
function release(name: string): Record<string, Buffer> {
  const folder = writeVectorRelease(join(work, name))
  expect(folder).toBe(join(work, name, `bikram-sambat-vectors-${version}`))
  return Object.fromEntries(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file))]))
}

test('a release has both files, compressed, and the hashes of these and of what is in them', () => {
  const files = release('first')
  expect(Object.keys(files).sort()).toEqual(['SHA256SUMS', 'days.csv.gz', 'refusals.csv.gz'])
  const days = gunzipSync(files['days.csv.gz'] ?? '')
  const refusals = gunzipSync(files['refusals.csv.gz'] ?? '')
  const lines = (content: Buffer) => content.toString().trimEnd().split('\n')
  expect(lines(days)).toHaveLength(1 + 33_238)
  expect(lines(days)[0]).toBe('ad,bs,tithi')
  // Panchami of the dark half.
  expect(lines(days)).toContain('2025-08-14,2082-04-29,20')
  expect(lines(refusals)).toHaveLength(1 + 3438)
  expect(lines(refusals)[0]).toBe('calendar,date')
  const told = Object.fromEntries(
    lines(files.SHA256SUMS ?? Buffer.of()).map((line) => line.split('  ').toReversed() as [string, string]),
  )
  const contents = { ...files, 'days.csv': days, 'refusals.csv': refusals, SHA256SUMS: undefined }
  for (const [file, content] of Object.entries(contents))
    expect(told[file], file).toBe(content && hash('sha256', content))
})

test('the same source gives the same bytes', () => {
  expect(release('second')).toEqual(release('third'))
})
