import type { AskData, AskResult } from '@chautari/ask'
import { todayInNepal } from '@chautari/bikram-sambat'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadBrowserData } from '#app/tools/ask-data.server.ts'
import { type CorpusRow, judge, readCorpus, verdicts } from '#test/ask-corpus.ts'
import { askSite } from '#test/ask-site.ts'
import { askFrom } from './reader.ts'

const at = new Date('2026-11-24T00:15:00Z')
const now = () => at
const today = todayInNepal(at)
const rows = readCorpus()
const langOf = ({ script }: CorpusRow) => (script === 'deva' ? 'ne' : 'en')

let parts: Awaited<ReturnType<typeof askSite>>
/** What the server answers to every question of the corpus. */
let answered: Map<CorpusRow, AskResult>

beforeAll(async () => {
  parts = await askSite()
  answered = new Map(rows.map((row) => [row, parts.ask(row.q, { lang: langOf(row), today })]))
})

/** The part of an answer that must be the same in the browser and on the server. */
const told = ({ answers, refusal }: AskResult) => JSON.stringify([answers, refusal])

/** Of years long ago and ahead, which the corpus hardly asks. */
const furtherQuestions = [
  'dashain 2075',
  'buddha jayanti 2070',
  'holi 2088',
  'new year 2085',
  'is 2075-07-01 a holiday',
  'is 13 may 2022 a holiday',
]

test('the corpus has questions in three scripts, each with its slips', () => {
  expect(rows.length).toBeGreaterThan(2800)
  expect(rows.filter(({ isNoisy }) => isNoisy).length / rows.length).toBeGreaterThan(0.3)
  expect(rows.filter(({ isHeldOut }) => isHeldOut).length / rows.length).toBeCloseTo(0.5, 1)
})

test('questions are answered right, or not at all', () => {
  const shares = (part: readonly (readonly [CorpusRow, AskResult])[]) => {
    const counts = Object.groupBy(part, ([row, result]) => judge(row, result))
    return Object.fromEntries(
      verdicts.map((verdict) => [verdict, (100 * (counts[verdict]?.length ?? 0)) / part.length]),
    )
  }
  const heldOut = shares([...answered].filter(([{ isHeldOut }]) => isHeldOut))
  const development = shares([...answered].filter(([{ isHeldOut }]) => !isHeldOut))
  expect(heldOut.right, JSON.stringify(heldOut)).toBeGreaterThan(95.5)
  expect(heldOut.wrong, JSON.stringify(heldOut)).toBeLessThan(0.3)
  expect(development.right, JSON.stringify(development)).toBeGreaterThan(98)
  expect(development.wrong, JSON.stringify(development)).toBeLessThan(0.1)
})

test('the browser and the server give one answer to every question of the corpus', async () => {
  vi.useFakeTimers({ now: at, toFake: ['Date'] })
  const { ask, site } = parts
  const { storage, feeds, emergencyNumbers, postOffices, log } = site
  const sent = await loadBrowserData({ db: storage.db, feeds, emergencyNumbers, postOffices, log, now })
  const inBrowser = askFrom(JSON.parse(JSON.stringify(sent)) as AskData)
  const differing = [
    ...rows.filter((row) => told(inBrowser(row.q, langOf(row))) !== told(answered.get(row) as AskResult)),
    ...furtherQuestions.filter((q) => told(inBrowser(q, 'en')) !== told(ask(q, { lang: 'en', today }))),
  ]
  vi.useRealTimers()
  expect(differing).toEqual([])
})
