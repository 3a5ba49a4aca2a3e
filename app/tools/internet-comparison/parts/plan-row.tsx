import { memo } from 'react'
import type { Lang } from '#app/lib/language.ts'
import { saidIn } from '#app/lib/statement.ts'
import { planRemarks } from '#app/records/internet-plans/plan-remarks.ts'
import { badgesOf, type ListedPlan } from '../listed-plan.ts'
import { messages } from '../messages.ne.ts'
import { addedVatText, cycleText, moneyText, speedText, vatText } from '../plan-texts.ts'
import { PlanDetails } from './plan-details.tsx'

interface PlanRowProps {
  /** A property, not a hook: a row must not render again with every change of the address. */
  lang: Lang
  listed: ListedPlan
  chosen: boolean
  onToggle: (id: string) => void
}

/** A row of a table; `row-styles.ts` makes four lines of it on a narrow screen. */
export const PlanRow = memo(function PlanRow({ lang, listed, chosen, onToggle }: PlanRowProps) {
  const { plan, provider, costs } = listed
  const text = messages[lang]
  const fees = saidIn(lang, planRemarks(plan)).find(({ kind }) => kind === 'unknown-fees')
  const cycle = cycleText(lang, plan.cycleMonths)
  return (
    <tr>
      <th scope="row">
        <small lang={provider.nameLang}>
          {provider.logoPath && (
            <img
              src={provider.logoPath}
              alt=""
              width={20}
              height={20}
              loading="lazy"
              className="me-2 inline size-5 rounded object-contain"
            />
          )}
          {provider.name}
        </small>
        <span lang={plan.nameLang}>{plan.name}</span>
      </th>
      <td>
        <strong>{speedText(lang, plan.speedMbps)}</strong>
      </td>
      <td>
        <strong>{moneyText(lang, costs.monthlyNpr)}</strong> {text.aMonth}
        <small>{addedVatText(lang, plan) ?? vatText(lang, plan.vatIncluded)}</small>
      </td>
      <td>
        <span className="lg:sr-only">{text.facts.firstPayment}</span>{' '}
        <b>{moneyText(lang, costs.firstPaymentNpr)}</b> · {cycle}
        {fees && (
          <small data-remark={fees.kind} title={fees.text}>
            {fees.chip}
          </small>
        )}
      </td>
      <td className="text-good">
        {badgesOf(plan)
          .map((badge) => text.badges[badge])
          .join(' · ')}
      </td>
      <td className="no-print">
        <label>
          <input
            type="checkbox"
            name="compare"
            value={plan.id}
            aria-label={`${text.compare}: ${text.compareOf(plan.name, cycle)}`}
            autoComplete="off"
            checked={chosen}
            onChange={() => onToggle(plan.id)}
          />
          <span className="lg:hidden">{text.compareShort}</span>
        </label>
      </td>
      <td className="no-print">
        <details>
          <summary>
            <span className="sr-only">{text.detailsOf(plan.name)}</span>
          </summary>
          <PlanDetails lang={lang} listed={listed} />
        </details>
      </td>
    </tr>
  )
})
