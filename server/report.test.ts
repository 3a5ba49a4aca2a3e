import { expect, test } from 'vitest'
import { failingDatabase } from '#test/fake-storage.ts'
import { testSite } from '#test/site.ts'
import { createReport } from './report.ts'

const trouble = { kind: 'page-failed', requestId: 'ab12', path: '/qr-builder' }

test('trouble is logged with its kind, path and request', async () => {
  const { site, logged } = await testSite()
  site.report(new Error('it broke'), trouble)
  expect(logged).toEqual([
    expect.objectContaining({ ...trouble, err: expect.objectContaining({ message: 'it broke' }) }),
  ])
})

test('in one minute thirty lines are written; the next minute tells how many were left out', async () => {
  const { site, logged, pass } = await testSite()
  for (let number = 0; number < 37; number += 1) site.report(new Error('it broke'), trouble)
  expect(logged).toHaveLength(30)
  pass(60_000)
  site.report(new Error('again'), trouble)
  expect(logged.slice(30)).toEqual([
    expect.objectContaining({ leftOut: 7 }),
    expect.objectContaining({ err: expect.objectContaining({ message: 'again' }) }),
  ])
  pass(60_000)
  site.report(new Error('and again'), trouble)
  expect(logged.slice(32)).toEqual([expect.objectContaining(trouble)])
})

test('an error log that cannot be written is a warning, and no further trouble', async () => {
  const { site, logged } = await testSite()
  const report = createReport(site.log, { db: failingDatabase() }, site.now)
  report('only a word', trouble)
  await expect
    .poll(() => logged.map(({ msg }) => msg))
    .toEqual(['request failed', 'the error log could not be written'])
})
