import { manifests } from '#app/tools/registry.ts'

/** Events of opened pages. */
export const openEvents: readonly string[] = ['homepage-view', ...manifests.map(({ events }) => events.open)]

/** Only events that the site defines are stored, so that names stay few. */
export const knownEvents: ReadonlySet<string> = new Set([
  ...openEvents,
  ...manifests.flatMap(({ events }) => Object.values(events)),
])

/** Stored characters of a user agent. */
export const maxAgent = 512
