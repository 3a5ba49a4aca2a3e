import type { Lang } from '#app/lib/language.ts'
import { manifests } from '#app/tools/registry.ts'
import type { AnalyticsMessages } from './messages.en.ts'

export type Counts = Readonly<Record<string, number>>

export type Change = { kind: 'up' | 'down'; percent: number } | { kind: 'same' | 'unknown' }

/** The change against the previous period; no percentage when that was 0. */
export function changeOf(now: number | null, before: number | null | undefined): Change {
  if (now === null || before === null || before === undefined) return { kind: 'unknown' }
  if (now === before) return { kind: 'same' }
  if (before === 0) return { kind: 'unknown' }
  const percent = Math.round((Math.abs(now - before) / before) * 1000) / 10
  return { kind: now > before ? 'up' : 'down', percent }
}

/** ADM-20: counts, the largest first, each with its share of all. */
export function sharesOf(counts: Counts) {
  const all = Object.entries(counts).filter(([, count]) => count > 0)
  const total = all.reduce((sum, [, count]) => sum + count, 0)
  const largest = Math.max(...all.map(([, count]) => count))
  return all
    .map(([name, count]) => ({
      name,
      count,
      /** Of all, one decimal. */
      percent: Math.round((count / total) * 1000) / 10,
      /** The length of its bar, 0 to 1 of the largest. */
      length: count / largest,
    }))
    .toSorted((a, b) => b.count - a.count)
}

type EventWords = Pick<AnalyticsMessages, 'home' | 'opened' | 'further'>

/** A readable name of a usage event; unknown names stay unchanged. */
export function eventName(lang: Lang, event: string, text: EventWords): string {
  if (event === 'homepage-view') return text.home
  const tool = manifests.find(({ events }) => Object.values(events).includes(event))
  if (!tool) return event
  const name = tool.name[lang]
  if (tool.events.open === event) return text.opened(name)
  return Object.keys(tool.events).length === 2 ? name : text.further(name, event)
}
