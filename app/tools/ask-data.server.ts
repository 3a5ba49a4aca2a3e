import { type AskContext, type AskData, type AskPart, type AskResult, createAsk, quantities } from 'ask'
import type { DataSources } from '#app/feeds/feeds.server.ts'
import { CachedValue } from '#app/platform/cache/cached-value.server.ts'
import type { Log } from '#app/platform/log/log.server.ts'

/** Answers a question in a language, for a day in Nepal. */
export type Ask = (question: string, context: AskContext) => AskResult

/** Undefined where there are none yet. */
type LoadAskData = (sources: DataSources) => unknown

/** What the tools bring, by the file's path. */
const parts = import.meta.glob<AskPart>('./*/ask.ts', { eager: true, import: 'ask' })
const loaders = import.meta.glob<LoadAskData>('./*/ask-data.server.ts', {
  eager: true,
  import: 'loadAskData',
})

/** The function that answers, made again with newer data after a minute and after a save. */
export function openAsk({ log, ...sources }: DataSources & { log: Log }): CachedValue<Ask> {
  return new CachedValue({
    now: sources.now,
    onError: (error) => log.warn({ err: error }, 'the data of questions could not be read'),
    load: async () => createAsk([...Object.values(parts), quantities], await loadAskData(sources, log)),
  })
}

/** The data of all tools, each by the tool's name. A tool without a loader needs none; one whose data fail answers nothing. */
async function loadAskData(sources: DataSources, log: Log): Promise<AskData> {
  const loaded = Object.entries(parts).map(async ([path, { name }]): Promise<[string, unknown]> => {
    const load = loaders[path.replace('ask.ts', 'ask-data.server.ts')]
    try {
      return [name, load ? await load(sources) : {}]
    } catch (error) {
      log.warn({ err: error, tool: name }, 'the data of a tool could not be read: it answers no questions')
      return [name, undefined]
    }
  })
  const data = new Map(await Promise.all(loaded))
  return Object.fromEntries(data.set(quantities.name, {}))
}
