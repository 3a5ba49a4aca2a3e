import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { saveJobRun } from '#app/records/job-runs/store.server.ts'
import { openInMemory } from '#db/embedded.server.ts'
import { siteWithJobs } from '#test/jobs.ts'
import { embeddedDump } from './embedded-dump.ts'

test('the dump of a day opens as a database with all that was in it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'chautari-dump-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const { site } = await siteWithJobs({ config: { dataDir } })
  const at = new Date('2026-11-20T00:00:00Z')
  await saveJobRun(site.storage.db, {
    job: 'kept',
    startedAt: at,
    finishedAt: at,
    outcome: 'ok',
    error: null,
  })
  expect(embeddedDump.isNeeded?.(site)).toBe(true)
  await embeddedDump.run(site, new AbortController().signal)

  const folder = join(dataDir, 'backups')
  expect(readdirSync(folder)).toEqual(['chautari-2026-11-21.tar.gz'])
  const bytes = readFileSync(join(folder, 'chautari-2026-11-21.tar.gz'))
  const restored = await openInMemory(new Blob([bytes], { type: 'application/x-gzip' }))
  expect(await restored.db.selectFrom('job_runs').select('job').execute()).toEqual([{ job: 'kept' }])
  await restored.close()
})
