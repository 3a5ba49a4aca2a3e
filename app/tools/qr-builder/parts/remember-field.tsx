import { useMessages } from '#app/platform/i18n/use-language.ts'
import { CheckField } from '#app/ui/field.tsx'
import { messages } from '../messages.ne.ts'

interface RememberFieldProps {
  kept: boolean
  onKeep: (keep: boolean) => void
  onClear: () => void
}

/** Keeps the form in this browser, only when the visitor asks for it. */
export function RememberField({ kept, onKeep, onClear }: RememberFieldProps) {
  const text = useMessages(messages)
  return (
    <div className="noscript:hidden flex flex-wrap items-start justify-between gap-x-4">
      <CheckField
        label={text.remember}
        hint={text.rememberHint}
        checked={kept}
        onChange={(event) => onKeep(event.target.checked)}
      />
      {kept && (
        <button
          type="button"
          onClick={onClear}
          className="min-h-11 font-semibold text-brand-ink underline underline-offset-4"
        >
          {text.clear}
        </button>
      )}
    </div>
  )
}
