import type { Place } from './nearest-tools.ts'
import { manifests } from './registry.ts'

/**
 * The tools that Ask may suggest, in their order.
 * @param active paths of the tools that are switched on
 */
export function suggestedTools(active: readonly string[]): (Place & { slug: string })[] {
  return manifests
    .filter(({ path, status }) => status === 'open' && active.includes(path))
    .map(({ slug, path, name, keywords }) => ({ slug, path, name, keywords }))
}
