import { digitsIn } from '@chautari/bikram-sambat/digits'
import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import { dayText } from '#app/lib/day-text.ts'
import { type Lang, textIn } from '#app/lib/language.ts'
import { groupedNumber, rupees } from '#app/lib/nepali-grouping.ts'
import { useLang, useTexts } from '#app/platform/i18n/use-language.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { AdminLink } from '../kit/buttons.tsx'
import { isFiltered } from '../kit/list-tools.tsx'
import { ActiveBadge, RowMark } from '../kit/record-columns.tsx'
import type { DrawnRows } from '../kit/record-screen.tsx'
import { RowCheck } from '../kit/selection.tsx'
import type { List } from '../kit/use-list.ts'
import { messages } from './messages.ne.ts'
import { type PlanRow, type ProviderRow, type planGroups, setupCostNpr } from './plans.ts'

/** A plan with the name by which its buttons call it. */
type NamedPlan = PlanRow & { name: string }

interface PlanListProps extends DrawnRows<NamedPlan> {
  list: List<NamedPlan>
  groups: ReturnType<typeof planGroups<NamedPlan>>
}

/** ADM-09: the plans of each provider under its name. On a phone those of the first are open, and all that were searched. */
export function PlanList({ list, groups, ...rows }: PlanListProps) {
  const [text, lang] = useTexts(messages)
  const isNarrowed = list.view.q !== '' || isFiltered(list)
  return (
    <div className="grid gap-3" aria-busy={list.isLoading}>
      {groups.map(({ provider, plans }, index) => {
        const name = textIn(lang, provider.name, provider.name_ne)
        return (
          <Fold
            key={provider.id}
            level="h3"
            heading={<span lang={name.lang}>{name.text}</span>}
            before={<RowMark logo={provider.logo_path} icon="globe" />}
            after={<span className="text-sm text-muted">{text.plans(digitsIn(lang, plans.length))}</span>}
            isOpen={index === 0 || isNarrowed}
          >
            <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
              {plans.map((plan) => (
                <PlanCard key={plan.id} plan={plan} {...rows} />
              ))}
            </ul>
          </Fold>
        )
      })}
    </div>
  )
}

/** Names the inactive providers that have plans, and where to activate them. */
export function HiddenNote({ providers }: { providers: readonly ProviderRow[] }) {
  const [text, lang] = useTexts(messages)
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

/** ADM-09, ADM-26. */
function PlanCard({ plan, selection, actions }: DrawnRows<NamedPlan> & { plan: NamedPlan }) {
  const name = textIn(useLang(), plan.plan_name, plan.plan_name_ne)
  return (
    <li className="flex min-w-0 flex-col rounded-xl border border-line p-3">
      <div className="flex items-start justify-between gap-2">
        <h4 lang={name.lang} className="text-lg font-semibold wrap-anywhere">
          {name.text}
        </h4>
        <div className="-me-2 -mt-2">
          <RowCheck id={plan.id} name={plan.name} selection={selection} />
        </div>
      </div>
      <Figures plan={plan} />
      <div className="mt-auto flex flex-wrap gap-2 pt-3 empty:hidden">{actions(plan)}</div>
    </li>
  )
}

function Figures({ plan }: { plan: PlanRow }) {
  const [text, lang] = useTexts(messages)
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
