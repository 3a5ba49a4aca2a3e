import { todayInNepal } from '@chautari/bikram-sambat'
import { expect, test } from 'vitest'
import { type CorpusRow, judge, readCorpus, verdicts } from '#test/ask-corpus.ts'
import { askSite } from '#test/ask-site.ts'

const now = new Date('2026-11-24T00:15:00Z')
const rows = readCorpus()

test('the corpus has questions in three scripts, each with its slips', () => {
  expect(rows.length).toBeGreaterThan(2800)
  expect(rows.filter(({ isNoisy }) => isNoisy).length / rows.length).toBeGreaterThan(0.3)
  expect(rows.filter(({ isHeldOut }) => isHeldOut).length / rows.length).toBeCloseTo(0.5, 1)
})

test('questions are answered right, or not at all', async () => {
  const { ask } = await askSite()
  const verdictOf = (row: CorpusRow) =>
    judge(row, ask(row.q, { lang: row.script === 'deva' ? 'ne' : 'en', today: todayInNepal(now) }))
  const shares = (part: readonly CorpusRow[]) => {
    const counts = Object.groupBy(part, verdictOf)
    return Object.fromEntries(
      verdicts.map((verdict) => [verdict, (100 * (counts[verdict]?.length ?? 0)) / part.length]),
    )
  }
  const heldOut = shares(rows.filter(({ isHeldOut }) => isHeldOut))
  const development = shares(rows.filter(({ isHeldOut }) => !isHeldOut))
  expect(heldOut.right, JSON.stringify(heldOut)).toBeGreaterThan(95.5)
  expect(heldOut.wrong, JSON.stringify(heldOut)).toBeLessThan(0.3)
  expect(development.right, JSON.stringify(development)).toBeGreaterThan(98)
  expect(development.wrong, JSON.stringify(development)).toBeLessThan(0.1)
})
