import type { AskData, AskResult } from '@chautari/ask'
import { todayInNepal } from '@chautari/bikram-sambat'
import { expect, test, vi } from 'vitest'
import { loadBrowserData } from '#app/tools/ask-data.server.ts'
import { readCorpus } from '#test/ask-corpus.ts'
import { askSite } from '#test/ask-site.ts'
import { askFrom } from './reader.ts'

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

test('the browser and the server give one answer to every question of the corpus', async () => {
  const { ask, site } = await askSite()
  const { storage, feeds, emergencyNumbers, postOffices, log, now } = site
  vi.useFakeTimers({ now: now(), toFake: ['Date'] })
  const sent = await loadBrowserData({ db: storage.db, feeds, emergencyNumbers, postOffices, log, now })
  const inBrowser = askFrom(JSON.parse(JSON.stringify(sent)) as AskData)
  const today = todayInNepal(now())
  const questions = [
    ...readCorpus().map(({ q, script }) => [q, script === 'deva' ? 'ne' : 'en'] as const),
    ...furtherQuestions.map((q) => [q, 'en'] as const),
  ]
  const differing = questions.filter(
    ([q, lang]) => told(inBrowser(q, lang)) !== told(ask(q, { lang, today })),
  )
  vi.useRealTimers()
  expect(differing).toEqual([])
})
