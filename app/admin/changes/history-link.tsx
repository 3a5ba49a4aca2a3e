import { useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { AdminLink } from '../lists/admin-link.tsx'
import { messages } from './messages.ne.ts'

export interface HistoryLinkProps {
  /** Of the row, for screen readers. */
  name: string
  /** As the audit log names it, such as `internet_plans`. */
  table: string
  id: string
}

/** Leads to all changes of a row. */
export function HistoryLink({ name, table, id }: HistoryLinkProps) {
  const text = useMessages(messages)
  return (
    <AdminLink
      to={`/admin/history?${new URLSearchParams({ entity: table, entity_id: id })}`}
      className={buttonStyle.secondary}
      aria-label={text.historyOf(name)}
    >
      {text.history}
    </AdminLink>
  )
}
