import type { OperatorRole } from '#app/lib/operator-role.ts'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { messages as apiMessages } from '../api/messages.ne.ts'
import { AdminLink } from '../lists/admin-link.tsx'
import { messages } from './messages.ne.ts'

interface RoleNeededProps {
  own: OperatorRole | undefined
  needed: OperatorRole
}

/** In place of a section that the role of the signed-in user does not open. */
export function RoleNeeded({ own, needed }: RoleNeededProps) {
  const text = useMessages(messages)
  const { roles } = useMessages(apiMessages)
  return (
    <section role="alert" className={`max-w-2xl p-6 ${cardStyle}`}>
      <h2 className="text-xl">{text.roleTitle}</h2>
      <p className="mt-2">{text.roleText(own ? roles[own] : '', roles[needed])}</p>
      <p className="mt-2">{text.roleAsk}</p>
      <AdminLink to="/admin" className={`mt-5 ${buttonStyle.secondary}`}>
        {text.toDashboard}
      </AdminLink>
    </section>
  )
}
