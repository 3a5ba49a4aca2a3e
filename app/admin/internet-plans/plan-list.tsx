import { digitsIn } from 'bikram-sambat-calendar/digits'
import { nepalDay } from 'bikram-sambat-calendar/iso-day'
import { dayText } from '#app/lib/day-text.ts'
import { type Lang, textIn } from '#app/lib/language.ts'
import { groupedNumber, rupees } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { AdminLink } from '../lists/admin-link.tsx'
import { ActiveBadge, RowButtons } from '../lists/record-table.tsx'
import { RowCheck } from '../lists/selection-head.tsx'
import type { Selection } from '../lists/use-selection.ts'
import { messages } from './messages.ne.ts'
import { type PlanGroup, type PlanRow, type ProviderRow, setupCostNpr } from './plans.ts'

interface PlanListProps {
  groups: readonly PlanGroup[]
  /** Undefined for an operator who may not change plans. */
  selection: Selection
  onEdit: (plan: PlanRow) => void
  onDelete: (plan: PlanRow) => void
}

/** ADM-09: the plans of each provider under its name. */
export function PlanList({ groups, selection, onEdit, onDelete }: PlanListProps) {
  return groups.map(({ provider, plans }) => (
    <section key={provider.id} aria-labelledby={`provider-${provider.id}`} className="mt-6">
      <ProviderHead provider={provider} count={plans.length} />
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            selection={selection}
            onEdit={() => onEdit(plan)}
            onDelete={() => onDelete(plan)}
          />
        ))}
      </ul>
    </section>
  ))
}

function ProviderHead({ provider, count }: { provider: ProviderRow; count: number }) {
  const text = useMessages(messages)
  const lang = useLang()
  const name = textIn(lang, provider.name, provider.name_ne)
  return (
    <div className="flex items-center gap-3">
      {provider.logo_path ? (
        <img
          src={provider.logo_path}
          alt=""
          width={40}
          height={40}
          className="size-10 shrink-0 rounded-lg object-contain"
        />
      ) : (
        <span className="flex size-10 shrink-0 items-center justify-center rounded-lg bg-brand-soft text-brand-ink">
          <Icon name="globe" />
        </span>
      )}
      <div className="min-w-0">
        <h3 id={`provider-${provider.id}`} lang={name.lang} className="text-lg wrap-anywhere">
          {name.text}
        </h3>
        <p className="text-sm text-muted">{text.plans(digitsIn(lang, count))}</p>
      </div>
    </div>
  )
}

/** Names the inactive providers that have plans, and where to activate them. */
export function HiddenNote({ providers }: { providers: readonly ProviderRow[] }) {
  const text = useMessages(messages)
  const lang = useLang()
  if (providers.length === 0) return null
  const names = providers.map(({ name, name_ne }) => textIn(lang, name, name_ne).text)
  return (
    <p className={`mt-6 p-4 ${cardStyle}`}>
      {text.hidden(names.join(', '))}{' '}
      <AdminLink to="/admin/internet-providers" className="font-semibold text-brand-ink underline">
        {text.toProviders}
      </AdminLink>
    </p>
  )
}

interface PlanCardProps extends Pick<PlanListProps, 'selection'> {
  plan: PlanRow
  onEdit: () => void
  onDelete: () => void
}

/** ADM-09, ADM-26. */
function PlanCard({ plan, selection, onEdit, onDelete }: PlanCardProps) {
  const lang = useLang()
  const text = useMessages(messages)
  const name = textIn(lang, plan.plan_name, plan.plan_name_ne)
  const months = plan.plan_duration_months
  // A provider sells one plan for several durations.
  const full = months ? `${name.text}, ${text.months(digitsIn(lang, months))}` : name.text
  return (
    <li className={`flex min-w-0 flex-col p-4 ${cardStyle}`}>
      <div className="flex items-start justify-between gap-2">
        <h4 lang={name.lang} className="text-lg font-semibold wrap-anywhere">
          {name.text}
        </h4>
        <div className="-me-2 -mt-2">
          <RowCheck id={plan.id} name={full} selection={selection} />
        </div>
      </div>
      <Figures plan={plan} />
      <div className="mt-auto flex flex-wrap gap-2 pt-4 empty:hidden">
        <RowButtons
          name={full}
          of={{ table: 'internet_plans', id: plan.id }}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      </div>
    </li>
  )
}

function Figures({ plan }: { plan: PlanRow }) {
  const text = useMessages(messages)
  const lang = useLang()
  const money = (npr: number) => rupees(lang, groupedNumber(lang, npr))
  const setup = setupCostNpr(plan)
  const verified = plan.last_verified_at
  const facts = [
    [text.dataLimit, dataLimitText(lang, plan.data_limit_gb)],
    ...(setup > 0 ? [[text.setupCost, money(setup)] as const] : []),
    [text.verified, verified ? dayText(lang, nepalDay(new Date(verified))) : text.neverVerified],
  ] as const
  return (
    <>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
        <strong className="text-xl">{money(plan.price_npr)}</strong>
        {plan.plan_duration_months && (
          <span className="text-muted">{text.forMonths(digitsIn(lang, plan.plan_duration_months))}</span>
        )}
      </p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-2">
        <p className="font-semibold text-brand-ink">{text.mbps(groupedNumber(lang, plan.speed_mbps))}</p>
        <ActiveBadge isActive={plan.is_active} />
      </div>
      <FactList className="mt-2 grid-cols-2 text-sm">
        {facts.map(([name, value]) => (
          <Fact key={name} name={name} className="wrap-anywhere">
            {value}
          </Fact>
        ))}
      </FactList>
    </>
  )
}

function dataLimitText(lang: Lang, limit: string | null): string {
  if (limit === null) return messages[lang].notPublished
  return limit.toLowerCase() === 'unlimited' ? messages[lang].unlimited : digitsIn(lang, limit)
}
