import { instantText } from '#app/lib/instant-text.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import type { Health } from '#app/records/problems/schema.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { version } from '../../../package.json'
import { useHealth } from '../api/use-health.ts'
import { useMay } from '../api/use-may.ts'
import { AdminLink } from '../lists/admin-link.tsx'
import { Part } from '../lists/part.tsx'
import { messages } from './messages.ne.ts'
import { QuickActions } from './quick-actions.tsx'
import { RecentChanges } from './recent.tsx'
import { ToDo } from './to-do.tsx'
import { counted, useTotals } from './use-totals.ts'

/** ADM-02. */
export default function DashboardScreen() {
  const text = useMessages(messages)
  const { reply } = useHealth()
  const health = reply?.ok ? reply.answer.health : reply && null
  return (
    <div className="grid gap-6">
      <div className="grid gap-6 lg:grid-cols-2">
        <Part title={text.toDo}>
          <ToDo health={health} />
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
            <AdminLink
              to="/admin/history"
              className="inline-flex min-h-11 items-center text-brand-ink underline"
            >
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

/** A list that could not be loaded is shown as empty, with a notice. */
function Counts() {
  const text = useMessages(messages)
  const lang = useLang()
  const totals = useTotals()
  const seesUsers = useMay('operator')
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
      {counted
        .filter((name) => name !== 'users' || seesUsers)
        .map((name) => {
          const total = totals[name]
          return (
            <div key={name} className={`p-4 ${cardStyle}`}>
              <dt className="text-muted">{text.counted[name]}</dt>
              <dd className="text-3xl font-bold">
                {total === undefined ? '…' : groupedNumber(lang, total ?? 0)}
                {total === null && (
                  <span className="block text-sm font-normal text-simrik">{text.notLoaded}</span>
                )}
              </dd>
            </div>
          )
        })}
    </dl>
  )
}

function SystemInfo({ server }: { server: Health['server'] | undefined }) {
  const text = useMessages(messages)
  const lang = useLang()
  const signsInWithGoogle = useSite().authMethods.includes('google')
  const facts = [
    [text.version, text.build(version, server?.build ?? '…')],
    [text.database, server ? text.databases[server.database] : '…'],
    [text.auth, signsInWithGoogle ? text.authGoogle : text.authLink],
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
