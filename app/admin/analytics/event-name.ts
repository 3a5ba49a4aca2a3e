import type { Lang } from '#app/kit/language.ts'
import { manifests } from '#app/tools/registry.ts'
import type { AnalyticsMessages } from './messages.en.ts'

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
