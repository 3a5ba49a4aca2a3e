import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { dailyDumpName, saveDump } from './dump-files.ts'

const parent = mkdtempSync(join(tmpdir(), 'chautari-dumps-'))
afterAll(() => rmSync(parent, { recursive: true, force: true }))

const dump = new Blob(['a whole database'])
const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}`

test('the newest seven dumps are kept, and other files beside them stay', async () => {
  const folder = join(parent, 'kept', 'deep')
  for (let number = 1; number <= 9; number += 1) await saveDump(folder, dailyDumpName(day(number)), dump)
  writeFileSync(join(folder, 'notes.tar.gz'), '')
  await saveDump(folder, dailyDumpName(day(10)), dump)
  await saveDump(folder, dailyDumpName(day(10)), new Blob(['once more']))
  expect(readdirSync(folder).toSorted()).toEqual([
    ...[4, 5, 6, 7, 8, 9, 10].map((number) => dailyDumpName(day(number))),
    'notes.tar.gz',
  ])
  expect(readFileSync(join(folder, dailyDumpName(day(10))), 'utf8')).toBe('once more')
  expect(statSync(join(folder, dailyDumpName(day(10)))).mode & 0o777).toBe(0o600)
})

test('a full disk is an error with a text; the half file is removed and the dumps before stay', async () => {
  const folder = join(parent, 'full')
  await saveDump(folder, dailyDumpName(day(1)), dump)
  const full = async (file: FileHandle) => {
    await file.writeFile('half of')
    throw Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' })
  }
  await expect(saveDump(folder, dailyDumpName(day(2)), dump, full)).rejects.toMatchObject({
    code: 'storage-unavailable',
    message: `There is no space left in ${folder}: the dump chautari-2026-11-02.tar.gz was not made. Those before it are kept.`,
  })
  expect(readdirSync(folder)).toEqual([dailyDumpName(day(1))])
})

test('what a killed process left half written is removed by the next one', async () => {
  const folder = join(parent, 'killed')
  await saveDump(folder, dailyDumpName(day(1)), dump)
  writeFileSync(join(folder, `${dailyDumpName(day(2))}.unfinished`), 'half of')
  // Another command may be writing this one at the same time.
  const other = 'chautari-2026-11-21T05-00-00Z.jsonl.gz.unfinished'
  writeFileSync(join(folder, other), 'half of')
  await saveDump(folder, dailyDumpName(day(3)), dump)
  expect(readdirSync(folder)).toEqual([dailyDumpName(day(1)), dailyDumpName(day(3)), other].toSorted())
})

test('any other error is passed on', async () => {
  const file = join(parent, 'a-file')
  writeFileSync(file, '')
  await expect(saveDump(file, dailyDumpName(day(1)), dump)).rejects.toMatchObject({ code: 'EEXIST' })
})
