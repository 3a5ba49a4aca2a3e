import { type AskContext, type AskData, type AskResult, createAsk, quantities } from '@chautari/ask'
import type { DataSources } from '#app/feeds/feeds.server.ts'
import { CachedValue } from '#app/platform/cache/cached-value.server.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import type { EmergencyRow } from '#app/records/emergency-numbers/store.server.ts'
import type { OfficeRow } from '#app/records/postal-codes/store.server.ts'
import { askParts, toolParts } from './ask-parts.ts'

/** Answers a question in a language, for a day in Nepal. */
export type Ask = (question: string, context: AskContext) => AskResult

/** Undefined where there are no data yet. */
type LoadData = (sources: Omit<AskSources, 'log'>) => unknown

interface Loaders {
  loadAskData: LoadData
  /** Where the browser gets less, or another form, than the server answers from. */
  loadBrowserData?: LoadData
}

const loaders = import.meta.glob<Loaders>('./*/ask-data.server.ts', { eager: true })

interface AskSources extends DataSources {
  log: Log
  /** Active ones in memory. */
  emergencyNumbers: CachedValue<EmergencyRow[]>
  postOffices: CachedValue<OfficeRow[]>
}

/** The function that answers, made again with newer data after a minute and after a save. */
export function openAsk(sources: AskSources): CachedValue<Ask> {
  return new CachedValue({
    now: sources.now,
    onError: (error) => sources.log.warn({ err: error }, 'the data of questions could not be read'),
    load: async () => createAsk(askParts, await loadData(sources, ({ loadAskData }) => loadAskData)),
  })
}

/** The data from which the browser answers, as JSON. */
export function loadBrowserData(sources: AskSources): Promise<AskData> {
  return loadData(sources, ({ loadBrowserData, loadAskData }) => loadBrowserData ?? loadAskData)
}

/** The data of all tools, each by the tool's name. A tool without a loader needs none; one whose data fail answers nothing. */
async function loadData(
  { log, ...sources }: AskSources,
  loaderOf: (tool: Loaders) => LoadData,
): Promise<AskData> {
  const loaded = Object.entries(toolParts).map(async ([path, { name }]): Promise<[string, unknown]> => {
    const tool = loaders[path.replace('ask.ts', 'ask-data.server.ts')]
    try {
      return [name, tool ? await loaderOf(tool)(sources) : {}]
    } catch (error) {
      log.warn({ err: error, tool: name }, 'the data of a tool could not be read: it answers no questions')
      return [name, undefined]
    }
  })
  const data = new Map(await Promise.all(loaded))
  return Object.fromEntries(data.set(quantities.name, {}))
}
