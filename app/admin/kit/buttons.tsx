import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { pathIn } from '#app/lib/language.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { messages } from './messages.ne.ts'

interface ButtonProps extends ComponentProps<'button'> {
  isPrimary?: boolean
}

/** A button, which submits a form only with another `type`. */
export function Button({ isPrimary = false, className = '', ...button }: ButtonProps) {
  const style = isPrimary ? buttonStyle.primary : buttonStyle.secondary
  return <button type="button" {...button} className={`${style} ${className}`} />
}

/** Classes of a link that stands alone. At least 44 px high. */
export const linkStyle = 'inline-flex min-h-11 items-center text-brand-ink underline'

interface AdminLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  /** The path of a section without its language. */
  to: string
}

/** A link to another section, which opens without a new document. */
export function AdminLink({ to, ...rest }: AdminLinkProps) {
  return <Link {...rest} to={pathIn(useLang(), to)} />
}

export interface HistoryLinkProps {
  /** Of the row, for screen readers. */
  name: string
  /** As the audit log names it, such as `internet_plans`. */
  table: string
  id: string
}

/** Leads to all changes of a row. */
export function HistoryLink({ name, table, id }: HistoryLinkProps) {
  const { history: text } = useMessages(messages)
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
