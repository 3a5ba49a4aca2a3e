import { instantText } from '#app/lib/instant-text.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useUser } from '#app/platform/auth/use-user.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { version } from '../../../package.json'
import { useMay } from '../api/use-may.ts'
import { AdminLink } from '../lists/admin-link.tsx'
import { Part } from '../lists/part.tsx'
import { sectionsFor } from '../sections.ts'
import { messages } from './messages.ne.ts'
import { RecentChanges, RecentUse } from './recent.tsx'
import { counted, type Dashboard, type Figures, useDashboard } from './use-dashboard.ts'

/** ADM-02. */
export default function DashboardScreen() {
  const text = useMessages(messages)
  const dashboard = useDashboard()
  return (
    <div className="grid gap-6">
      <Counts totals={dashboard.totals} />
      <Part title={text.quickActions}>
        <QuickActions />
      </Part>
      <div className="grid gap-6 lg:grid-cols-2">
        <Part title={text.recentChanges}>
          <RecentChanges changes={dashboard.changes} />
          <p className="mt-3">
            <AdminLink
              to="/admin/history"
              className="inline-flex min-h-11 items-center text-brand-ink underline"
            >
              {text.allChanges}
            </AdminLink>
          </p>
        </Part>
        <Part title={text.recentUse}>
          <RecentUse figures={dashboard.figures} />
        </Part>
      </div>
      <Part title={text.system}>
        <SystemInfo health={dashboard.figures?.health} />
      </Part>
    </div>
  )
}

/** A list that could not be loaded is shown as empty, with a notice. */
function Counts({ totals }: Pick<Dashboard, 'totals'>) {
  const text = useMessages(messages)
  const lang = useLang()
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

function QuickActions() {
  const lang = useLang()
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {sectionsFor(useUser()?.role)
        .filter(({ slug }) => slug !== 'dashboard')
        .map(({ path, name, description, icon }) => (
          <li key={path}>
            <AdminLink to={path} className={`flex h-full items-start gap-3 p-4 hover:bg-hover ${cardStyle}`}>
              <Icon name={icon} className="mt-0.5 size-6 text-brand-ink" />
              <span>
                <span className="block font-semibold">{name[lang]}</span>
                <span className="block text-sm text-muted">{description[lang]}</span>
              </span>
            </AdminLink>
          </li>
        ))}
    </ul>
  )
}

function SystemInfo({ health }: { health: Figures['health'] | undefined }) {
  const text = useMessages(messages)
  const lang = useLang()
  const signsInWithGoogle = useSite().authMethods.includes('google')
  const facts = [
    [text.version, version],
    [text.database, health ? text.databases[health.database] : '…'],
    [text.auth, signsInWithGoogle ? text.authGoogle : text.authLink],
    [text.started, health ? instantText(lang, health.startedAt) : '…'],
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
