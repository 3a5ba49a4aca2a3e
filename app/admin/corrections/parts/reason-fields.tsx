import { useMessages } from '#app/platform/i18n/use-language.ts'
import { longest } from '#app/records/corrections/fields.ts'
import { TextAreaField } from '#app/ui/field.tsx'
import { useUnsaved } from '../../api/access.ts'
import { messages } from '../messages.ne.ts'
import type { useDecide } from './use-decide.ts'

interface ReasonFieldsProps extends Pick<ReturnType<typeof useDecide>, 'fields' | 'error' | 'isTyped'> {
  /** Of the first field. */
  id?: string
}

/** The published reason in both languages; the Nepali one may be empty. */
export function ReasonFields({ id, fields, error, isTyped }: ReasonFieldsProps) {
  const text = useMessages(messages)
  useUnsaved(isTyped)
  const { reason, setReason, reasonNe, setReasonNe } = fields
  return (
    <div className="mt-2 grid gap-3">
      <TextAreaField
        id={id}
        label={text.labels.reason}
        hint={text.reasonHint}
        error={error}
        rows={2}
        maxLength={longest.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <TextAreaField
        label={text.labels.reason_ne}
        lang="ne"
        rows={2}
        maxLength={longest.reason}
        value={reasonNe}
        onChange={({ target }) => setReasonNe(target.value)}
      />
    </div>
  )
}
