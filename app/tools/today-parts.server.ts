import type { TodayPart } from '#app/platform/today/today-part.ts'
import { manifests } from './registry.ts'

/** The parts of the home page that tools bring, in the order of the tools. */
export const todayParts: readonly TodayPart[] = Object.values(
  import.meta.glob<readonly TodayPart[]>('./*/today.server.tsx', { eager: true, import: 'today' }),
)
  .flat()
  .toSorted((a, b) => orderOf(a) - orderOf(b))

function orderOf({ path }: TodayPart): number {
  return manifests.find((manifest) => manifest.path === path)?.order ?? 0
}
