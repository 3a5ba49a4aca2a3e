import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { copyDump, deleteOldDumps, dumpName, nightlyName, writeComplete } from './dump-files.ts'

const parent = mkdtempSync(join(tmpdir(), 'chautari-dumps-'))
afterAll(() => rmSync(parent, { recursive: true, force: true }))

const never = new AbortController().signal
const day = (number: number) => nightlyName(`2026-11-${String(number).padStart(2, '0')}`)
const write = (path: string, text = 'a whole database') =>
  writeComplete(path, async (file) => await file.writeFile(text))

function newFolder(name: string): string {
  const folder = join(parent, name)
  mkdirSync(folder)
  return folder
}

/** As if nothing had been written to it for two minutes. */
function abandon(path: string): void {
  writeFileSync(path, 'half of')
  const then = Date.now() / 1000 - 120
  utimesSync(path, then, then)
}

test('names of one kind meet no pattern of another, and sort by time', () => {
  const now = new Date('2026-11-21T05:00:00.123Z')
  const names = [dumpName('chautari', now), dumpName('panel', now), day(21)]
  expect(names).toEqual([
    'chautari-2026-11-21T05-00-00Z.jsonl.gz',
    'panel-2026-11-21T05-00-00Z.jsonl.gz',
    'nightly-2026-11-21.jsonl.gz',
  ])
})

test('the eighth dump pushes out the oldest of its maker; those of others and other files stay', async () => {
  const folder = newFolder('kept')
  const others = [
    'chautari-2026-01-01T05-00-00Z.jsonl.gz',
    'panel-2026-01-01T05-00-00Z.jsonl.gz',
    'notes.txt',
  ]
  for (const name of [...others, ...[1, 2, 3, 4, 5, 6, 7, 8].map(day)]) writeFileSync(join(folder, name), '')
  await deleteOldDumps(folder, 'nightly')
  expect(readdirSync(folder).toSorted()).toEqual([...others, ...[2, 3, 4, 5, 6, 7, 8].map(day)].toSorted())
})

test('a file is its owner’s alone', async () => {
  const folder = newFolder('own')
  await write(join(folder, day(1)))
  expect(statSync(join(folder, day(1))).mode & 0o777).toBe(0o600)
})

test('a full disk is an error with a text; the half file is removed and the dumps before stay', async () => {
  const folder = newFolder('full')
  await write(join(folder, day(1)))
  const full = writeComplete(join(folder, day(2)), async (file) => {
    await file.writeFile('half of')
    throw Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' })
  })
  await expect(full).rejects.toMatchObject({
    code: 'no-space',
    message: `There is no space left in ${folder}: nightly-2026-11-02.jsonl.gz was not made.`,
  })
  expect(readdirSync(folder)).toEqual([day(1)])
})

test('a folder that is missing is refused and never made', async () => {
  const folder = join(parent, 'not-mounted', 'deep')
  await expect(write(join(folder, day(1)))).rejects.toMatchObject({
    code: 'dump-refused',
    message: `There is no folder ${folder}. Make it, or mount its disk.`,
  })
  expect(readdirSync(parent)).not.toContain('not-mounted')
})

test('of two that write one file at once the second is refused; what a killed process left is replaced', async () => {
  const folder = newFolder('twice')
  const [first, second] = await Promise.allSettled([write(join(folder, day(1))), write(join(folder, day(1)))])
  expect([first, second].map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const refused = [first, second].find((one) => one.status === 'rejected')
  expect(refused?.reason).toMatchObject({ code: 'dump-refused' })
  abandon(join(folder, `${day(2)}.unfinished`))
  await write(join(folder, day(2)))
  expect(readdirSync(folder)).toEqual([day(1), day(2)])
  expect(readFileSync(join(folder, day(2)), 'utf8')).toBe('a whole database')
})

test('what a killed process left under another name goes too, what is being written stays', async () => {
  const folder = newFolder('killed')
  abandon(join(folder, `${day(1)}.unfinished`))
  writeFileSync(join(folder, `${day(2)}.unfinished`), 'half of')
  await deleteOldDumps(folder, 'nightly')
  expect(readdirSync(folder)).toEqual([`${day(2)}.unfinished`])
})

test('a copy is the same file, and the newest seven are kept in its folder as well', async () => {
  const [folder, target] = [newFolder('from'), newFolder('to')]
  for (let number = 1; number <= 8; number += 1) {
    await write(join(folder, day(number)), `rows of day ${number}`)
    await copyDump(join(folder, day(number)), target, never)
  }
  expect(readdirSync(target)).toEqual([2, 3, 4, 5, 6, 7, 8].map(day))
  expect(readFileSync(join(target, day(8)), 'utf8')).toBe('rows of day 8')
})

test('a copy that is broken off leaves no half file', async () => {
  const [folder, target] = [newFolder('whole'), newFolder('broken-off')]
  await write(join(folder, day(1)))
  const stop = AbortSignal.abort()
  await expect(copyDump(join(folder, day(1)), target, stop)).rejects.toMatchObject({
    name: 'AbortError',
  })
  expect(readdirSync(target)).toEqual([])
})
