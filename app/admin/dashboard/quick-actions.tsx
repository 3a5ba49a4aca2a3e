import { useState } from 'react'
import { useUser } from '#app/platform/auth/use-user.ts'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { useMay } from '../kit/access.tsx'
import { AdminLink } from '../kit/links.tsx'
import { useMakeBackup } from '../kit/requests.ts'
import { opens, waitingPaths } from '../sections.ts'
import { messages } from './messages.ne.ts'

const acts = [
  { name: 'addBank', icon: 'credit-card', path: '/admin/banks?add=yes' },
  { name: 'addPlan', icon: 'zap', path: '/admin/internet-plans?add=yes' },
  { name: 'verifyPlans', icon: 'check', path: waitingPaths.never_verified },
  { name: 'decideReports', icon: 'circle-help', path: waitingPaths.reports },
  // The section makes it when it is opened.
  { name: 'makeSitemap', icon: 'map', path: '/admin/seo#sitemap' },
] as const

const actStyle = `flex h-full min-h-14 w-full items-center gap-3 px-3 py-2 text-start font-semibold hover:bg-hover ${cardStyle}`
const iconStyle = 'size-6 shrink-0 text-brand-ink'

/** ADM-02: what is done most often, in one press. */
export function QuickActions() {
  const { acts: text } = useMessages(messages)
  const role = useUser()?.role
  const mayBackUp = useMay('operator')
  return (
    <ul className="grid grid-cols-2 gap-3">
      {acts
        .filter(({ path }) => opens(role, path))
        .map(({ name, icon, path }) => (
          <li key={name}>
            <AdminLink to={path} className={actStyle}>
              <Icon name={icon} className={iconStyle} />
              {text[name]}
            </AdminLink>
          </li>
        ))}
      {mayBackUp && <BackUp />}
    </ul>
  )
}

function BackUp() {
  const { acts: text } = useMessages(messages)
  const [made, setMade] = useState('')
  const { isMaking, failure, make } = useMakeBackup(({ file }) => setMade(text.backedUp(file)))
  return (
    <>
      <li>
        <button type="button" className={actStyle} aria-busy={isMaking} onClick={() => void make()}>
          {isMaking ? <Spinner /> : <Icon name="database" className={iconStyle} />}
          {isMaking ? text.backingUp : text.backUp}
        </button>
      </li>
      <li role="status" className="col-span-2 wrap-anywhere empty:hidden">
        {failure ?? made}
      </li>
    </>
  )
}
