import { useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { messages } from './messages.ne.ts'

interface RowButtonsProps {
  /** The row's name, for screen readers. */
  name: string
  onEdit: () => void
  onDelete: () => void
}

export function RowButtons({ name, onEdit, onDelete }: RowButtonsProps) {
  const text = useMessages(messages)
  return (
    <>
      <button type="button" className={buttonStyle.secondary} aria-label={text.editOf(name)} onClick={onEdit}>
        {text.edit}
      </button>
      <button
        type="button"
        className={buttonStyle.secondary}
        aria-label={text.deleteOf(name)}
        onClick={onDelete}
      >
        {text.delete}
      </button>
    </>
  )
}
