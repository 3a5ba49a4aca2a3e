import { useMessages } from '#app/platform/i18n/use-language.ts'
import { messages } from './messages.ne.ts'

/** ADM-18: whether visitors see a row. */
export function ActiveBadge({ isActive }: { isActive: boolean }) {
  const text = useMessages(messages)
  return (
    <span
      className={`inline-block rounded-full px-2.5 py-0.5 text-sm font-semibold ${
        isActive ? 'bg-brand-soft text-brand-ink' : 'border border-line-strong text-muted'
      }`}
    >
      {isActive ? text.active : text.inactive}
    </span>
  )
}
