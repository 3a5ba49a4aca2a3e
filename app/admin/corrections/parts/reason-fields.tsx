import type { KeyboardEvent } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { longest } from '#app/records/corrections/fields.ts'
import { TextAreaField } from '#app/ui/field.tsx'
import { messages } from '../messages.ne.ts'
import type { useDecide } from './use-decide.ts'

type ReasonFieldsProps = ReturnType<typeof useDecide>['reasons'] & {
  onKeyDown?: (event: KeyboardEvent) => void
}

/** The published reason in both languages; the Nepali one may be empty. */
export function ReasonFields({ draft, setDraft, error, onKeyDown }: ReasonFieldsProps) {
  const text = useMessages(messages)
  return (
    <div className="grid gap-3">
      <TextAreaField
        label={text.labels.reason}
        hint={text.reasonHint}
        error={error}
        rows={2}
        maxLength={longest.reason}
        value={draft.reason}
        onKeyDown={onKeyDown}
        onChange={({ target }) => setDraft({ reason: target.value })}
      />
      <TextAreaField
        label={text.labels.reason_ne}
        lang="ne"
        rows={2}
        maxLength={longest.reason}
        value={draft.reason_ne}
        onKeyDown={onKeyDown}
        onChange={({ target }) => setDraft({ reason_ne: target.value })}
      />
    </div>
  )
}
