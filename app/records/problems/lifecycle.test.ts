import { expect, test } from 'vitest'
import type { Finding } from './schema.ts'
import { changesOf, noticeOf, type StoredProblem } from './store.server.ts'

const now = new Date('2026-11-21T05:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

const finding = (kind: Finding['kind'] = 'job'): Finding => ({
  kind,
  subject: 'x',
  reason: 'failed',
  detail: null,
})
const open = (change: Partial<StoredProblem> = {}): StoredProblem => ({
  ...finding(change.kind),
  id: 1,
  since: ago(30),
  last_seen_at: ago(5),
  confirmed_at: null,
  notified_at: null,
  recovered_at: null,
  ...change,
})
const none = { added: [], seen: [], recovered: [], dropped: [] }

test('a new problem is stored and not yet confirmed', () => {
  expect(changesOf([], [finding()], now)).toEqual({ ...none, added: [finding()] })
})

test.each([
  ['job', 2, false],
  ['job', 5, true],
  ['backup', 5, true],
  ['mail', 5, true],
  ['source', 55, false],
  ['source', 60, true],
] as const)('a problem of kind %s that lasts %d minutes is confirmed: %s', (kind, minutes, isConfirmed) => {
  const { seen } = changesOf([open({ kind, since: ago(minutes) })], [finding(kind)], now)
  expect(seen).toEqual([{ id: 1, finding: finding(kind), confirmed_at: isConfirmed ? now : null }])
})

test('a confirmed problem keeps when it was confirmed', () => {
  const { seen } = changesOf([open({ confirmed_at: ago(20) })], [finding()], now)
  expect(seen[0]?.confirmed_at).toEqual(ago(20))
})

test.each([
  ['missed once, it stays', 5, ago(20), none],
  ['missed twice, it is over', 10, ago(20), { ...none, recovered: [1] }],
  ['missed twice and never confirmed, it is forgotten', 10, null, { ...none, dropped: [1] }],
] as const)('a problem that is not found: %s', (_, minutes, confirmed_at, expected) => {
  expect(changesOf([open({ last_seen_at: ago(minutes), confirmed_at })], [], now)).toEqual(expected)
})

test('a source that answers every other time counts neither as over nor as ten problems', () => {
  let problems: StoredProblem[] = []
  let recovered = 0
  for (let check = 0; check < 40; check += 1) {
    const at = new Date(now.getTime() + check * 300_000)
    const changes = changesOf(problems, check % 2 === 0 ? [finding('source')] : [], at)
    recovered += changes.recovered.length
    problems = [
      ...problems.map((one) => {
        const seen = changes.seen.find(({ id }) => id === one.id)
        return seen ? { ...one, last_seen_at: at, confirmed_at: seen.confirmed_at } : one
      }),
      ...changes.added.map((added) => open({ ...added, since: at, last_seen_at: at })),
    ]
  }
  expect([problems.length, recovered]).toEqual([1, 0])
})

const stored = (change: Partial<StoredProblem>): StoredProblem => ({
  ...open({ confirmed_at: ago(2000) }),
  ...change,
})

test.each([
  ['not confirmed', { confirmed_at: null }, undefined],
  ['confirmed and not told', {}, 'begun'],
  ['told an hour ago', { notified_at: ago(60) }, undefined],
  ['told a day ago', { notified_at: ago(24 * 60) }, 'still'],
  ['over, its begin was told', { notified_at: ago(60), recovered_at: now }, 'recovered'],
  ['over, never told', { recovered_at: now }, undefined],
  ['over, and told', { notified_at: now, recovered_at: ago(5) }, undefined],
] as const)('an e-mail about a problem that is %s: %s', (_, change, part) => {
  const notice = noticeOf([stored(change)], now)
  const expected = part && { begun: [], still: [], recovered: [], [part]: [stored(change)] }
  expect(notice).toEqual(expected)
})

test('news come with all that is still open', () => {
  const known = stored({ id: 2, notified_at: ago(60) })
  expect(noticeOf([stored({}), known], now)).toEqual({ begun: [stored({})], still: [known], recovered: [] })
})
