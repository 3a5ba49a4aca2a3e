import { digitsIn } from 'bikram-sambat/digits'
import { dayText } from '#app/kit/day-text.ts'
import { type Lang, textIn } from '#app/kit/language.ts'
import { nepalDay } from '#app/kit/nepal-time.ts'
import { groupedNumber } from '#app/kit/nepali-grouping.ts'
import { rupees } from '#app/kit/rupees.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { ActiveBadge } from '../lists/active-badge.tsx'
import { RowButtons } from '../lists/row-buttons.tsx'
import { messages } from './messages.ne.ts'
import { setupCostNpr } from './plan-figures.ts'
import type { PlanRow } from './plan-row.ts'

interface PlanCardProps {
  plan: PlanRow
  onEdit: () => void
  onDelete: () => void
}

/** ADM-09, ADM-26. */
export function PlanCard({ plan, onEdit, onDelete }: PlanCardProps) {
  const lang = useLang()
  const text = useMessages(messages)
  const name = textIn(lang, plan.plan_name, plan.plan_name_ne)
  const months = plan.plan_duration_months
  // A provider sells one plan for several durations.
  const full = months ? `${name.text}, ${text.months(digitsIn(lang, months))}` : name.text
  return (
    <li className="flex min-w-0 flex-col rounded-2xl border border-line bg-surface p-4">
      <h4 lang={name.lang} className="text-lg font-semibold wrap-anywhere">
        {name.text}
      </h4>
      <Figures plan={plan} />
      <div className="mt-auto flex flex-wrap gap-2 pt-4">
        <RowButtons name={full} onEdit={onEdit} onDelete={onDelete} />
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
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function dataLimitText(lang: Lang, limit: string | null): string {
  if (limit === null) return messages[lang].notPublished
  return limit.toLowerCase() === 'unlimited' ? messages[lang].unlimited : digitsIn(lang, limit)
}
