import { todayInNepal } from '@chautari/bikram-sambat'
import { beforeAll, expect, test } from 'vitest'
import { type CorpusRow, judge, readCorpus, scripts, verdicts } from '../../test/ask-corpus.ts'
import { askSite } from '../../test/ask-site.ts'
import { table } from './lib/figures.ts'

/** The day for which the corpus was written. */
const now = new Date('2026-11-24T00:15:00Z')
/** Per cent. */
const bars = { right: 95, wrong: 0.3 }
const rows = readCorpus()

let ask: Awaited<ReturnType<typeof askSite>>['ask']

beforeAll(async () => {
  ask = (await askSite()).ask
})

const verdictOf = (row: CorpusRow) =>
  judge(row, ask(row.q, { lang: row.script === 'deva' ? 'ne' : 'en', today: todayInNepal(now) }))

/** Questions, and the share of each verdict in per cent. */
function cells(part: readonly CorpusRow[]): string[] {
  const counts = Object.groupBy(part, verdictOf)
  const share = (count: number) => ((100 * count) / part.length).toFixed(1)
  return [String(part.length), ...verdicts.map((verdict) => share(counts[verdict]?.length ?? 0))]
}

const head = ['', 'questions', ...verdicts.map((verdict) => `${verdict} %`)]

test.for([...scripts])('development half, %s: by intent', (script, { annotate }) => {
  const part = rows.filter((row) => row.script === script && !row.isHeldOut)
  const byIntent = Object.entries(Object.groupBy(part, ({ intent }) => intent ?? 'none'))
  console.log(
    table(
      [script, ...head.slice(1)],
      byIntent.map(([intent, own = []]) => [intent, ...cells(own)]),
    ),
  )
  return annotate(`${head.slice(1).join(', ')}: ${cells(part).join(', ')}`).then(() => {
    expect(part.length).toBeGreaterThan(200)
  })
})

test('held-out half: totals only', async ({ annotate }) => {
  const part = rows.filter(({ isHeldOut }) => isHeldOut)
  const parts: [string, CorpusRow[]][] = [
    ...scripts.map((script): [string, CorpusRow[]] => [script, part.filter((row) => row.script === script)]),
    ['typing slips', part.filter(({ isNoisy }) => isNoisy)],
    ['all', part],
  ]
  console.log(
    table(
      head,
      parts.map(([name, own]) => [name, ...cells(own)]),
    ),
  )
  const share = (verdict: string) =>
    (100 * part.filter((row) => verdictOf(row) === verdict).length) / part.length
  await annotate(`right ${share('right').toFixed(1)} %, wrong ${share('wrong').toFixed(1)} %`)
  expect(share('right')).toBeGreaterThanOrEqual(bars.right)
  expect(share('wrong')).toBeLessThanOrEqual(bars.wrong)
})

test('an answer takes less than 5 ms', async ({ annotate }) => {
  const times = rows.slice(0, 400).map(({ q }) => {
    const start = performance.now()
    ask(q, { lang: 'en', today: todayInNepal(now) })
    return performance.now() - start
  })
  const sorted = times.toSorted((a, b) => a - b)
  const [median = 0, slow = 0] = [sorted[200], sorted[380]]
  await annotate(`median ${median.toFixed(2)} ms, 95th of 100 ${slow.toFixed(2)} ms`)
  expect(slow).toBeLessThan(5)
})
