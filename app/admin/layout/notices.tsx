import { digitsIn } from '@chautari/bikram-sambat/digits'
import { useLocation } from 'react-router'
import { instantText } from '#app/lib/instant-text.ts'
import { barePath } from '#app/lib/language.ts'
import type { OperatorRole } from '#app/lib/operator-role.ts'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import { problemTitle } from '#app/records/problems/problem-texts.ts'
import type { Health } from '#app/records/problems/schema.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useAccess, useMay } from '../kit/access.tsx'
import { AdminLink } from '../kit/buttons.tsx'
import { messages as kitMessages } from '../kit/messages.ne.ts'
import { messages } from './messages.ne.ts'

/** Seen in every section: it is easily forgotten, and the operator sees the site as always. */
export function MaintenanceNotice({ start }: { start: Health['maintenance'] | undefined }) {
  const [text, lang] = useTexts(messages)
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

const healthPath = '/admin/health'

/** One line above every section but the one that it links. */
export function ProblemBanner({ health }: { health: Health | undefined }) {
  const [text, lang] = useTexts(messages)
  const isHere = barePath(useLocation().pathname) === healthPath
  const problems = health?.problems ?? []
  const isEmpty = isHere || (problems.length === 0 && !health?.is_check_late)
  return (
    <div role="status" className="border-b-2 border-simrik bg-surface empty:hidden">
      {!isEmpty && (
        <p className="flex h-11 items-center gap-x-2 px-4 sm:px-6">
          <Icon name="warning" className="size-5 shrink-0 text-simrik" />
          <span className="shrink-0 font-semibold">
            {problems.length > 0 ? text.problems(digitsIn(lang, problems.length)) : text.checkLate}
          </span>
          <span className="truncate max-sm:sr-only">
            {problems.map((problem) => problemTitle(lang, problem)).join(' · ')}
          </span>
          <AdminLink
            to={healthPath}
            className="ms-auto inline-flex min-h-11 shrink-0 items-center text-brand-ink underline sm:ms-2"
          >
            {text.problemsLink}
          </AdminLink>
        </p>
      )}
    </div>
  )
}

/** In place of a section that the role of the signed-in user does not open. */
export function RoleNeeded({ role, needed }: { role: OperatorRole | undefined; needed: OperatorRole }) {
  const text = useMessages(messages)
  const { roles } = useMessages(kitMessages).api
  return (
    <section role="alert" className={`max-w-2xl p-6 ${cardStyle}`}>
      <h2 className="text-xl">{text.roleTitle}</h2>
      <p className="mt-2">{text.roleText(role ? roles[role] : '', roles[needed])}</p>
      <p className="mt-2">{text.roleAsk}</p>
      <AdminLink to="/admin" className={`mt-5 ${buttonStyle.secondary}`}>
        {text.toDashboard}
      </AdminLink>
    </section>
  )
}
