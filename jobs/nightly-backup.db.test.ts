import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#app/platform/env/config.server.ts'
import { restoreDump } from '#db/dump/restore-dump.ts'
import type { Storage } from '#db/storage.ts'
import { emptyInMemory } from '#test/database.ts'
import { siteWithJobs } from '#test/jobs.ts'
import { nightlyBackup } from './jobs.ts'

const never = new AbortController().signal
const tonight = 'nightly-2026-11-21.jsonl.gz'
let other: Storage

beforeAll(async () => {
  other = await emptyInMemory()
})
afterAll(() => other.close())

async function site(target?: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'chautari-night-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const backupCopyTo = target && join(dataDir, target)
  const parts = await siteWithJobs({ config: { dataDir, backupCopyTo } })
  const folder = join(dataDir, 'backups')
  return { ...parts, dataDir, folder, run: (signal = never) => nightlyBackup.run(parts.site, signal) }
}

const insertBank = ({ db }: Storage, code: string) =>
  db.insertInto('banks').values({ name: code, code }).execute()
const codes = async ({ db }: Storage) =>
  (await db.selectFrom('banks').select('code').orderBy('code').execute()).map(({ code }) => code)

test('it can be left to others; a copy needs it, and the full path of a folder', async () => {
  const { site: parts } = await site()
  expect(nightlyBackup.isNeeded?.(parts)).toBe(true)
  expect(nightlyBackup.isNeeded?.({ ...parts, config: readConfig({ NIGHTLY_BACKUP: 'off' }) })).toBe(false)
  for (const mistake of [
    { NIGHTLY_BACKUP: 'off', BACKUP_COPY_TO: '/mnt/disk' },
    { BACKUP_COPY_TO: 'mnt/disk' },
  ])
    expect(() => readConfig(mistake)).toThrow(/^ {2}BACKUP_COPY_TO: [^\n]+$/m)
})

test('the dump of a night is restored with all that was in it; a second run of the night makes no other', async () => {
  const { site: parts, folder, run, pass } = await site()
  await insertBank(parts.storage, 'PIPAL')
  await run()
  await insertBank(parts.storage, 'SAMI')
  pass(150_000)
  await run()
  expect(readdirSync(folder)).toEqual([tonight])
  await restoreDump(other, join(folder, tonight), { replace: true })
  expect(await codes(other)).toEqual(['PIPAL'])
  pass(24 * 60 * 60_000)
  await run()
  expect(readdirSync(folder)).toEqual([tonight, 'nightly-2026-11-22.jsonl.gz'])
})

test('of two servers that run it at the same time one makes the dump, and it is whole', async () => {
  const { folder, run } = await site()
  const outcomes = await Promise.allSettled([run(), run()])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(readdirSync(folder)).toEqual([tonight])
  await restoreDump(other, join(folder, tonight), { replace: true })
})

test('a server that stops leaves no half dump', async () => {
  const { folder, run } = await site()
  await expect(run(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
  expect(readdirSync(folder)).toEqual([])
})

test('the dump is copied into the folder of BACKUP_COPY_TO', async () => {
  const { dataDir, run } = await site('disk')
  mkdirSync(join(dataDir, 'disk'))
  await run()
  expect(readdirSync(join(dataDir, 'disk'))).toEqual([tonight])
})

test('without the folder of BACKUP_COPY_TO the job fails and makes none; once it is there the next try copies the same dump', async () => {
  const { dataDir, folder, run } = await site('disk')
  const target = join(dataDir, 'disk')
  await expect(run()).rejects.toThrow(
    `The backup is made, but not its copy in BACKUP_COPY_TO: There is no folder ${target}.`,
  )
  expect(existsSync(target)).toBe(false)
  writeFileSync(join(folder, tonight), 'the dump of this night')
  mkdirSync(target)
  await run()
  expect(readdirSync(target)).toEqual([tonight])
  expect(readdirSync(folder)).toEqual([tonight])
})
