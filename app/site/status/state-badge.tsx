import type { HealthState } from '#app/platform/health/feed-health.ts'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from './messages.ne.ts'

const looks = {
  working: { icon: 'check', colour: 'text-good' },
  late: { icon: 'hourglass', colour: 'text-ink' },
  silent: { icon: 'warning', colour: 'text-simrik' },
  off: { icon: 'toggle-left', colour: 'text-muted' },
  unknown: { icon: 'circle-help', colour: 'text-muted' },
} as const

/** A state as a word, an icon and a colour. */
export function StateBadge({ state }: { state: HealthState }) {
  const { states } = useMessages(messages)
  const { icon, colour } = looks[state]
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full border border-current px-3 py-0.5 text-sm font-semibold ${colour}`}
    >
      <Icon name={icon} className="size-4" />
      {states[state]}
    </span>
  )
}
