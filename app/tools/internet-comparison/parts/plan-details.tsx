import { digitsIn, latinDigits } from 'bikram-sambat-calendar/digits'
import type { ReactNode } from 'react'
import type { Lang } from '#app/lib/language.ts'
import { saidIn } from '#app/lib/statement.ts'
import { WrongLink } from '#app/platform/corrections/wrong-link.tsx'
import { recordUsage } from '#app/platform/usage/record-usage.ts'
import { planRemarks } from '#app/records/internet-plans/plan-remarks.ts'
import { Remarks } from '#app/ui/remarks.tsx'
import { type ListedPlan, perMbpsNpr } from '../listed-plan.ts'
import { messages } from '../messages.ne.ts'
import {
  dataLimitText,
  installText,
  moneyText,
  perMbpsText,
  priceDayText,
  routerText,
} from '../plan-texts.ts'
import { events } from '../tool.ts'

/** What a plan's row has no room for. */
export function PlanDetails({ lang, listed }: { lang: Lang; listed: ListedPlan }) {
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
