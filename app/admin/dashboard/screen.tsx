import { useState } from 'react'
import { instantText } from '#app/lib/instant-text.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { operatorProof } from '#app/lib/operator-role.ts'
import { useUser } from '#app/platform/auth/use-user.ts'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import type { Health } from '#app/records/problems/schema.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { version } from '../../../package.json'
import { useMay } from '../kit/access.tsx'
import { AdminLink, linkStyle } from '../kit/buttons.tsx'
import { useAnswer, useHealth, useMakeBackup } from '../kit/requests.ts'
import { Part } from '../kit/screen-parts.tsx'
import { opens, waitingPaths } from '../sections.ts'
import { RecentChanges, ToDo } from './dashboard-lists.tsx'
import { messages } from './messages.ne.ts'

/** ADM-02. */
export default function DashboardScreen() {
  const text = useMessages(messages)
  const { health, error } = useHealth()
  return (
    <div className="grid gap-6">
      <div className="grid gap-6 lg:grid-cols-2">
        <Part title={text.toDo}>
          <ToDo health={health} error={error} />
        </Part>
        <Part title={text.quickActions}>
          <QuickActions />
        </Part>
      </div>
      <Counts />
      <div className="grid gap-6 lg:grid-cols-2">
        <Part title={text.recentChanges}>
          <RecentChanges />
          <p className="mt-3">
            <AdminLink to="/admin/history" className={linkStyle}>
              {text.allChanges}
            </AdminLink>
          </p>
        </Part>
        <Part title={text.system}>
          <SystemInfo server={health?.server} />
        </Part>
      </div>
    </div>
  )
}

const counted = [
  ['users', 'admin-users'],
  ['tools', 'admin-tools'],
  ['banks', 'admin-banks'],
  ['carriers', 'admin-carriers'],
  ['providers', 'admin-internet-providers'],
] as const

function Counts() {
  const text = useMessages(messages).counted
  const seesUsers = useMay('operator')
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
      {counted
        .filter(([name]) => name !== 'users' || seesUsers)
        .map(([name, path]) => (
          <Count key={name} title={text[name]} path={path} />
        ))}
    </dl>
  )
}

/** ADM-02: a total, shown when it arrives. A list that could not be loaded is shown as empty, with a notice. */
function Count({ title, path }: { title: string; path: (typeof counted)[number][1] }) {
  const [text, lang] = useTexts(messages)
  const { answer, error } = useAnswer<{ total: number }>(`${path}?per_page=1`)
  return (
    <div className={`p-4 ${cardStyle}`}>
      <dt className="text-muted">{title}</dt>
      <dd className="text-3xl font-bold">
        {answer || error !== undefined ? groupedNumber(lang, answer?.total ?? 0) : '…'}
        {error !== undefined && (
          <span className="block text-sm font-normal text-simrik">{text.notLoaded}</span>
        )}
      </dd>
    </div>
  )
}

function SystemInfo({ server }: { server: Health['server'] | undefined }) {
  const [text, lang] = useTexts(messages)
  const { authMethods } = useSite()
  const facts = [
    [text.version, text.build(version, server?.build ?? '…')],
    [text.database, server ? text.databases[server.database] : '…'],
    [text.auth, text.authBy[operatorProof(authMethods) ?? 'link']],
    [text.started, server ? instantText(lang, server.started_at) : '…'],
  ]
  return (
    <FactList className={`p-4 sm:grid-cols-2 ${cardStyle}`}>
      {facts.map(([name, value]) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
    </FactList>
  )
}

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
function QuickActions() {
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
