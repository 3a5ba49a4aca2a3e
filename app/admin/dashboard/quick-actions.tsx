import { useState } from 'react'
import { useUser } from '#app/platform/auth/use-user.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { callAdmin } from '../api/call-admin.ts'
import { useMay } from '../api/use-may.ts'
import { AdminLink } from '../lists/admin-link.tsx'
import { sectionsFor } from '../sections.ts'
import { waitingPaths } from '../waiting.ts'
import { messages } from './messages.ne.ts'

const acts = [
  { name: 'addBank', icon: 'credit-card', path: '/admin/banks?add=yes' },
  { name: 'addPlan', icon: 'zap', path: '/admin/internet-plans?add=yes' },
  { name: 'verifyPlans', icon: 'check', path: waitingPaths.never_verified },
  { name: 'decideReports', icon: 'circle-help', path: waitingPaths.reports },
  // The section makes it when it is opened.
  { name: 'makeSitemap', icon: 'map', path: '/admin/seo#sitemap' },
] as const

const actStyle = `flex h-full min-h-14 w-full items-center gap-3 px-4 py-2 text-start font-semibold hover:bg-hover ${cardStyle}`
const iconStyle = 'size-6 shrink-0 text-brand-ink'

/** ADM-02: what is done most often, in one press. */
export function QuickActions() {
  const { acts: text } = useMessages(messages)
  const paths = sectionsFor(useUser()?.role).map(({ path }) => path)
  const mayBackUp = useMay('operator')
  return (
    <ul className="grid grid-cols-2 gap-3">
      {acts
        .filter(({ path }) => paths.some((open) => open === path.split(/[?#]/)[0]))
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

/** A large database is written for minutes. */
const backupTimeoutMs = 600_000

function BackUp() {
  const { acts: text } = useMessages(messages)
  const lang = useLang()
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const backUp = async () => {
    if (isBusy) return
    setBusy(true)
    setSaid('')
    const reply = await callAdmin<{ backup: { file: string } }>({
      path: 'admin-backup',
      method: 'POST',
      lang,
      timeoutMs: backupTimeoutMs,
    })
    setBusy(false)
    setSaid(reply.ok ? text.backedUp(reply.answer.backup.file) : reply.error)
  }
  return (
    <>
      <li>
        <button type="button" className={actStyle} aria-busy={isBusy} onClick={() => void backUp()}>
          {isBusy ? <Spinner /> : <Icon name="database" className={iconStyle} />}
          {isBusy ? text.backingUp : text.backUp}
        </button>
      </li>
      <li role="status" className="col-span-2 wrap-anywhere empty:hidden">
        {said}
      </li>
    </>
  )
}
