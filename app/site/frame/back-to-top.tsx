import { useMessages } from '#app/platform/i18n/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from './messages.ne.ts'

/** Shown below the first screen (`page-buttons.ts`). */
export function BackToTop() {
  const { backToTop } = useMessages(messages)
  return (
    <button
      type="button"
      hidden
      data-back-to-top
      aria-label={backToTop}
      title={backToTop}
      className="no-print fixed end-4 bottom-[calc(var(--room-below)+1rem)] flex size-12 items-center justify-center rounded-full border border-line-strong bg-surface text-ink shadow-lg hover:bg-hover"
    >
      <Icon name="arrow-up" />
    </button>
  )
}
