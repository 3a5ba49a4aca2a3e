import { expect, test } from 'vitest'
import { failingDatabase } from '#test/fake-storage.ts'
import { testSite } from '#test/site.ts'
import { createErrorReport } from './error-report.ts'

const trouble = { kind: 'page-failed', requestId: 'ab12', path: '/qr-builder' }

test('an error is logged with its kind, path and request', async () => {
  const { site, logged } = await testSite()
  site.report(new Error('it broke'), trouble)
  expect(logged).toEqual([
    expect.objectContaining({ ...trouble, err: expect.objectContaining({ message: 'it broke' }) }),
  ])
})

test('thirty lines a minute are written; the next minute has the number of those left out', async () => {
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

test('a failure to store an error is a warning', async () => {
  const { site, logged } = await testSite()
  const report = createErrorReport(site.log, { db: failingDatabase() }, site.now)
  report('only a word', trouble)
  await expect
    .poll(() => logged.map(({ msg }) => msg))
    .toEqual(['request failed', 'the error log could not be written'])
})
