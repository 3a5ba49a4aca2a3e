import { useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { messages } from './messages.ne.ts'

/** Offers a new version (`offline-copies.ts` shows it); the page is reloaded only when the visitor agrees. */
export function UpdateNotice() {
  const { updateWaits, updateNow } = useMessages(messages)
  return (
    <div aria-live="polite" className="no-print">
      <div
        hidden
        data-update
        className="fixed inset-x-4 bottom-[calc(var(--room-below)+1rem)] z-10 mx-auto flex max-w-md flex-wrap items-center justify-between gap-3 rounded-xl border border-line-strong bg-surface p-4 shadow-lg"
      >
        {updateWaits}
        <button type="button" className={buttonStyle.primary}>
          {updateNow}
        </button>
      </div>
    </div>
  )
}
