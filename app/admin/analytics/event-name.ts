import type { Lang } from '#app/kit/language.ts'
import { manifests } from '#app/tools/registry.ts'
import type { AnalyticsWords } from './messages.en.ts'

type EventWords = Pick<AnalyticsWords, 'home' | 'opened' | 'further'>

/** What an event of the log means to people; a name that no tool has any more stays as it is. */
export function eventName(lang: Lang, event: string, text: EventWords): string {
  if (event === 'homepage-view') return text.home
  const opened = manifests.find(({ events }) => events.open === event)
  if (opened) return text.opened(opened.name[lang])
  const used = manifests.find(({ events }) => events.used.includes(event))
  if (!used) return event
  const name = used.name[lang]
  return used.events.used[0] === event && used.events.used.length === 1 ? name : text.further(name, event)
}
