import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { dumpName, keepDump } from './keep-dump.ts'

const parent = mkdtempSync(join(tmpdir(), 'chautari-dumps-'))
afterAll(() => rmSync(parent, { recursive: true, force: true }))

const dump = new Blob(['a whole database'])
const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}`

test('the newest seven dumps are kept, and nothing that somebody else put beside them is touched', async () => {
  const folder = join(parent, 'kept', 'deep')
  for (let number = 1; number <= 9; number += 1) await keepDump(folder, dumpName(day(number)), dump)
  writeFileSync(join(folder, 'notes.tar.gz'), '')
  await keepDump(folder, dumpName(day(10)), dump)
  await keepDump(folder, dumpName(day(10)), new Blob(['once more']))
  expect(readdirSync(folder).toSorted()).toEqual([
    ...[4, 5, 6, 7, 8, 9, 10].map((number) => dumpName(day(number))),
    'notes.tar.gz',
  ])
  expect(readFileSync(join(folder, dumpName(day(10))), 'utf8')).toBe('once more')
  expect(statSync(join(folder, dumpName(day(10)))).mode & 0o777).toBe(0o600)
})

test('a full disk is told in words; the half file is removed and the dumps before stay', async () => {
  const folder = join(parent, 'full')
  await keepDump(folder, dumpName(day(1)), dump)
  const full = async (path: string) => {
    writeFileSync(path, 'half of')
    throw Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' })
  }
  await expect(keepDump(folder, dumpName(day(2)), dump, full)).rejects.toMatchObject({
    code: 'storage-unavailable',
    message: `There is no space left in ${folder}: the dump chautari-2026-11-02.tar.gz was not made. Those before it are kept.`,
  })
  expect(readdirSync(folder)).toEqual([dumpName(day(1))])
})

test('what a killed process left half written is removed by the next one', async () => {
  const folder = join(parent, 'killed')
  await keepDump(folder, dumpName(day(1)), dump)
  writeFileSync(join(folder, `${dumpName(day(2))}.unfinished`), 'half of')
  await keepDump(folder, dumpName(day(3)), dump)
  expect(readdirSync(folder)).toEqual([dumpName(day(1)), dumpName(day(3))])
})

test('any other trouble is passed on as it is', async () => {
  const file = join(parent, 'a-file')
  writeFileSync(file, '')
  await expect(keepDump(file, dumpName(day(1)), dump)).rejects.toMatchObject({ code: 'EEXIST' })
})
