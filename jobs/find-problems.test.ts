import { expect, test } from 'vitest'
import { type Facts, findProblems, type JobFact } from './problems.ts'

const due = new Date('2026-11-21T04:00:00Z')
const later = new Date('2026-11-21T04:30:00Z')
const earlier = new Date('2026-11-21T03:00:00Z')

const job = (change: Partial<JobFact> = {}): JobFact => ({
  name: 'usage-retention',
  lastRunAt: later,
  error: null,
  overdueBefore: due,
  ...change,
})
const found = (facts: Partial<Facts>) =>
  findProblems({ sources: [], jobs: [], mailFailure: undefined, lacksMailServer: false, ...facts }).map(
    ({ kind, subject, reason }) => `${kind} ${subject} ${reason}`,
  )

test.each([
  ['working', undefined, []],
  ['off', undefined, []],
  ['unknown', undefined, []],
  ['silent', undefined, ['source nrbUrl silent']],
  ['late', undefined, ['source nrbUrl late']],
  ['late', '2026-11-21', ['source nrbUrl held']],
] as const)('a source that is %s, with held day %s: %j', (state, heldDay, expected) => {
  expect(found({ sources: [{ subject: 'nrbUrl', state, heldDay }] })).toEqual(expected)
})

test.each([
  ['well', {}, []],
  ['failed', { error: 'no disk' }, ['job usage-retention failed']],
  ['overdue', { lastRunAt: earlier }, ['job usage-retention overdue']],
  ['failed long ago', { lastRunAt: earlier, error: 'no disk' }, ['job usage-retention overdue']],
  ['a failed backup', { isBackup: true, error: 'no disk' }, ['backup usage-retention failed']],
  ['an overdue backup', { isBackup: true, lastRunAt: earlier }, ['backup usage-retention overdue']],
  ['failed for its source', { source: 'nrbUrl', error: 'no answer' }, ['source nrbUrl silent']],
] as const)('a job: %s', (_, change, expected) => {
  expect(found({ jobs: [job(change)] })).toEqual(expected)
})

test('a missing SMTP_URL is a problem where something needs it', () => {
  expect(found({ lacksMailServer: true })).toEqual(['mail SMTP_URL failed'])
})

test('a source and its jobs are one problem', () => {
  const jobs = ['forex-prefetch', 'forex-history'].map((name) =>
    job({ name, source: 'nrbUrl', error: 'no answer' }),
  )
  const sources = [{ subject: 'nrbUrl', state: 'silent' as const }]
  expect(found({ sources, jobs })).toEqual(['source nrbUrl silent'])
})

test('mail that could not be sent is a problem, and a long error is cut', () => {
  const [problem] = findProblems({
    sources: [],
    jobs: [],
    mailFailure: 'x'.repeat(1000),
    lacksMailServer: false,
  })
  expect(problem).toMatchObject({ kind: 'mail', subject: 'smtp', reason: 'failed' })
  expect(problem?.detail).toHaveLength(300)
})
