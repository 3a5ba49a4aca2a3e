import { instantText } from '#app/lib/instant-text.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { Health } from '#app/records/problems/schema.ts'
import { useAccess } from '../api/access.ts'
import { useMay } from '../api/use-may.ts'
import { AdminLink } from '../lists/admin-link.tsx'
import { messages } from './messages.ne.ts'

/** Seen in every section: it is easily forgotten, and the operator sees the site as always. */
export function MaintenanceNotice({ start }: { start: Health['maintenance'] | undefined }) {
  const text = useMessages(messages)
  const lang = useLang()
  const { isInMaintenance } = useAccess()
  const mayEnd = useMay('operator')
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b-2 border-marigold bg-surface px-4 py-2 font-semibold empty:hidden sm:px-6"
    >
      {isInMaintenance && (
        <>
          {text.maintenance}
          {start && (
            <span className="font-normal wrap-anywhere">
              {text.maintenanceSince(instantText(lang, start.since), start.by ?? '')}
            </span>
          )}
          {mayEnd && (
            <AdminLink
              to="/admin/settings"
              className="inline-flex min-h-11 items-center text-brand-ink underline"
            >
              {text.maintenanceLink}
            </AdminLink>
          )}
        </>
      )}
    </p>
  )
}
