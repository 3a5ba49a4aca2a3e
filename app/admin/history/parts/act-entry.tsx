import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { Change } from '#app/records/audit/schema.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { actTitle, pathOfAct } from '../../changes/act.ts'
import { ChangeOrigin } from '../../changes/change-lines.tsx'
import { messages as changeMessages } from '../../changes/messages.ne.ts'
import { AdminLink } from '../../lists/admin-link.tsx'
import { messages } from '../messages.ne.ts'

interface ActEntryProps {
  /** One of its changes. */
  change: Change
  onUndo: () => void
  /** Its rows are on the page already. */
  isOpen?: boolean
}

/** All that one call of the panel changed, such as an import: who, what, when, with its rows one press away. */
export function ActEntry({ change, onUndo, isOpen = false }: ActEntryProps) {
  const text = useMessages(messages)
  const say = useMessages(changeMessages)
  const lang = useLang()
  const title = actTitle(lang, change)
  return (
    <div className={`flex flex-wrap items-start justify-between gap-x-4 gap-y-2 p-4 ${cardStyle}`}>
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <ChangeOrigin change={change} />
      </div>
      <div className="flex flex-wrap gap-3">
        {!isOpen && (
          <AdminLink to={pathOfAct(change)} className={buttonStyle.secondary} aria-label={text.rowsOf(title)}>
            {text.showRows}
          </AdminLink>
        )}
        {change.undoable && (
          <button
            type="button"
            className={buttonStyle.secondary}
            aria-label={text.undoOf(title)}
            onClick={onUndo}
          >
            {say.undo}
          </button>
        )}
      </div>
    </div>
  )
}
