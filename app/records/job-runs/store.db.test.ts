import { expect, test } from 'vitest'
import { testStorage } from '#test/database.ts'
import { lastJobRuns, saveJobRun } from './store.server.ts'

const run = {
  job: 'metals',
  started_at: new Date('2026-11-21T06:00:00Z'),
  finished_at: new Date('2026-11-21T06:00:02Z'),
  outcome: 'ok' as const,
  error: null,
}

test('the last run of each job is remembered, in place of the one before', async () => {
  const { db } = await testStorage()
  expect(await lastJobRuns(db)).toEqual([])
  const failed = { ...run, outcome: 'failed' as const, error: 'the source did not answer' }
  const other = { ...run, job: 'forex-history' }
  for (const one of [run, other, failed]) await saveJobRun(db, one)
  expect(await lastJobRuns(db)).toEqual([
    { ...other, last_ok_at: run.finished_at },
    // Of the run before.
    { ...failed, last_ok_at: run.finished_at },
  ])
  await saveJobRun(db, run)
  expect(await lastJobRuns(db)).toMatchObject([other, { ...run, last_ok_at: run.finished_at }])
})

test('the reason of a failure is cut to a bounded length', async () => {
  const { db } = await testStorage()
  await saveJobRun(db, { ...run, outcome: 'failed', error: 'x'.repeat(10_000) })
  expect((await lastJobRuns(db))[0]?.error).toHaveLength(500)
})
