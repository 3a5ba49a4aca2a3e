import { useWords } from '#app/platform/i18n/use-language.ts'
import { useOfflineCopies } from '#app/platform/offline/use-offline-copies.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { words } from './words.ts'

/** Says that a new version waits; nothing is loaded again before the visitor agrees, for something may be half typed. */
export function UpdateNotice() {
  const update = useOfflineCopies()
  const { updateWaits, updateNow } = useWords(words)
  return (
    <div aria-live="polite" className="no-print">
      {update && (
        <div className="fixed inset-x-4 bottom-[calc(var(--room-below)+1rem)] z-10 mx-auto flex max-w-md flex-wrap items-center justify-between gap-3 rounded-xl border border-line-strong bg-surface p-4 shadow-lg">
          {updateWaits}
          <button type="button" onClick={update} className={buttonStyle.primary}>
            {updateNow}
          </button>
        </div>
      )}
    </div>
  )
}
