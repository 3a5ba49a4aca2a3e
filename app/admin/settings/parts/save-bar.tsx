import { useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { messages } from '../messages.ne.ts'
import type { SaveState } from '../use-settings.ts'

interface SaveBarProps {
  state: SaveState
  isChanged: boolean
  /** The errors of the last save. */
  failures: readonly string[]
}

/** The save button of all settings, always on screen. */
export function SaveBar({ state, isChanged, failures }: SaveBarProps) {
  const text = useMessages(messages)
  return (
    <div className="sticky top-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-x-4 gap-y-1 border-b border-line bg-paper px-4 py-2 sm:-mx-6 sm:px-6">
      <div role="alert" className="me-auto font-semibold text-simrik empty:hidden">
        {failures.map((failure) => (
          <p key={failure}>{failure}</p>
        ))}
      </div>
      {isChanged && failures.length === 0 && state === 'idle' && (
        <p className="me-auto text-muted">{text.unsaved}</p>
      )}
      <button type="submit" className={`${buttonStyle.primary} min-w-44`} aria-disabled={state === 'saving'}>
        {state === 'saving' && <Spinner />}
        {text.save[state]}
      </button>
      {/* Screen readers do not announce the new text of a button. */}
      <p role="status" className="sr-only">
        {state !== 'idle' && text.save[state]}
      </p>
    </div>
  )
}
