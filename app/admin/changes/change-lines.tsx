import { instantText } from '#app/lib/instant-text.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { Change } from '#app/records/audit/schema.ts'
import { AdminLink } from '../lists/admin-link.tsx'
import { pathOfChanged } from './changed-row.ts'
import { messages } from './messages.ne.ts'

/** What was done to which thing, with a link to it. */
export function ChangeTitle({ change, name }: { change: Change; name: string }) {
  const text = useMessages(messages)
  const verbs: Readonly<Record<string, string>> = text.actions
  const kinds: Readonly<Record<string, string>> = text.entities
  const path = pathOfChanged(change)
  return (
    <>
      <span className="font-semibold">{verbs[change.action] ?? change.action}</span>
      {`: ${kinds[change.entity] ?? change.entity} `}
      {path && name ? (
        <AdminLink to={path} className="text-brand-ink underline">
          {name}
        </AdminLink>
      ) : (
        name
      )}
    </>
  )
}

/** By whom and when. */
export function ChangeOrigin({ change: { actor_email, at } }: { change: Change }) {
  const { program } = useMessages(messages)
  const lang = useLang()
  return (
    <p className="text-sm text-muted wrap-anywhere">
      {`${actor_email ?? program} · ${instantText(lang, at)}`}
    </p>
  )
}
