import { digitsIn, latinDigits } from '@chautari/bikram-sambat/digits'
import { memo, type ReactNode } from 'react'
import type { Lang } from '#app/lib/language.ts'
import { saidIn } from '#app/lib/statement.ts'
import { WrongLink } from '#app/platform/corrections/wrong-link.tsx'
import { recordUsage } from '#app/platform/usage/record-usage.ts'
import { planRemarks } from '#app/records/internet-plans/plan.ts'
import { Remarks } from '#app/ui/remarks.tsx'
import {
  addedVatText,
  badgesOf,
  cycleText,
  dataLimitText,
  installText,
  type ListedPlan,
  moneyText,
  perMbpsNpr,
  perMbpsText,
  priceDayText,
  routerText,
  speedText,
  vatText,
} from '../listed-plan.ts'
import { messages } from '../messages.ne.ts'
import { events } from '../tool.ts'

interface PlanRowProps {
  /** A property, not a hook: a row must not render again with every change of the address. */
  lang: Lang
  listed: ListedPlan
  chosen: boolean
  onToggle: (id: string) => void
}

/** A row of a table; the page's styles make four lines of it on a narrow screen. */
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

/** What a plan's row has no room for. */
function PlanDetails({ lang, listed }: { lang: Lang; listed: ListedPlan }) {
  const { plan, costs } = listed
  const text = messages[lang]
  const { facts } = text
  const limit = plan.dataLimit && dataLimitText(lang, plan.dataLimit)
  const fact = (name: string, value: ReactNode) => (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
  return (
    <div>
      <Remarks remarks={saidIn(lang, planRemarks(plan))} as="sentences" />
      <dl>
        {fact(facts.firstMonth, moneyText(lang, costs.firstMonthNpr))}
        {fact(facts.yearly, moneyText(lang, costs.yearlyNpr))}
        {fact(text.filters.sorts.perMbps, perMbpsText(lang, perMbpsNpr(listed)))}
        {fact(facts.install, installText(lang, plan.installNpr))}
        {fact(facts.router, routerText(lang, plan))}
        {fact(facts.dataLimit, limit ? <span lang={limit.lang}>{limit.text}</span> : text.notPublished)}
      </dl>
      {plan.fairUse && (
        <p>
          {facts.fairUse}: <span lang={plan.fairUse.lang}>{plan.fairUse.text}</span>
        </p>
      )}
      {plan.verifiedOn && <p>{priceDayText(lang, plan)}</p>}
      <Links lang={lang} listed={listed} />
    </div>
  )
}

function Links({ lang, listed: { plan, provider } }: { lang: Lang; listed: ListedPlan }) {
  const text = messages[lang]
  const of = <span className="sr-only"> {text.ofProvider(provider.name)}</span>
  return (
    <p>
      {provider.websiteUrl && (
        <a href={provider.websiteUrl} rel="noopener" onClick={() => recordUsage(events.visit)}>
          {text.website}
          {of}
        </a>
      )}
      {provider.contactNumber && (
        <a
          href={`tel:${latinDigits(provider.contactNumber).replace(/[^\d+]/g, '')}`}
          onClick={() => recordUsage(events.call)}
        >
          {text.call(digitsIn(lang, provider.contactNumber))}
          {of}
        </a>
      )}
      {plan.source && (
        <a href={plan.source.url} rel="noopener">
          {text.source(plan.source.host)}
        </a>
      )}
      <WrongLink about={`plan:${plan.id}`} />
    </p>
  )
}
