import { manifests } from '#app/tools/registry.ts'

/** What is recorded when a page is opened. */
export const openEvents: readonly string[] = ['homepage-view', ...manifests.map(({ events }) => events.open)]

/** Only events that the site itself defines are written: the log's names stay few. */
export const knownEvents: ReadonlySet<string> = new Set([
  ...openEvents,
  ...manifests.flatMap(({ events }) => Object.values(events)),
])

/** Characters of a user agent that are kept. */
export const maxAgent = 512
