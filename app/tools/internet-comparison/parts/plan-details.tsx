import { digitsIn, latinDigits } from 'bikram-sambat-calendar/digits'
import type { Lang } from '#app/lib/language.ts'
import { saidIn } from '#app/lib/statement.ts'
import { WrongLink } from '#app/platform/corrections/wrong-link.tsx'
import { recordUsage } from '#app/platform/usage/record-usage.ts'
import type { Plan } from '#app/records/internet-plans/plan.ts'
import { planRemarks } from '#app/records/internet-plans/plan-remarks.ts'
import type { Provider } from '#app/records/internet-providers/provider.ts'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Remarks } from '#app/ui/remarks.tsx'
import { badgesOf, type ListedPlan, perMbpsNpr } from '../listed-plan.ts'
import { messages } from '../messages.ne.ts'
import {
  addedVatText,
  dataLimitText,
  installText,
  moneyText,
  perMbpsText,
  priceDayText,
  routerText,
  vatText,
} from '../plan-texts.ts'
import { events } from '../tool.ts'

/** All that is known of a plan, below its row. */
export function PlanDetails({ lang, listed }: { lang: Lang; listed: ListedPlan }) {
  const { plan, provider } = listed
  const text = messages[lang]
  return (
    <>
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {badgesOf(plan).map((badge) => (
          <li key={badge} className="flex items-center gap-1 rounded-md bg-hover px-2 py-0.5 text-sm">
            <Icon name="check" className="size-4 text-good" />
            {text.badges[badge]}
          </li>
        ))}
      </ul>
      <Remarks remarks={saidIn(lang, planRemarks(plan))} as="sentences" className="mt-2" />
      {addedVatText(lang, plan) && <p className="mt-2 text-sm">{vatText(lang, plan.vatIncluded)}</p>}
      <Facts lang={lang} listed={listed} />
      <Links lang={lang} provider={provider} />
      <Origin lang={lang} plan={plan} />
      <WrongLink about={`plan:${plan.id}`} />
    </>
  )
}

function Facts({ lang, listed }: { lang: Lang; listed: ListedPlan }) {
  const { plan, costs } = listed
  const { facts } = messages[lang]
  const limit = plan.dataLimit && dataLimitText(lang, plan.dataLimit)
  return (
    <>
      <FactList className="mt-3 grid-cols-2 text-sm wrap-anywhere sm:grid-cols-3 lg:grid-cols-6">
        <Fact name={facts.firstMonth}>{moneyText(lang, costs.firstMonthNpr)}</Fact>
        <Fact name={facts.yearly}>{moneyText(lang, costs.yearlyNpr)}</Fact>
        <Fact name={messages[lang].filters.sorts.perMbps}>{perMbpsText(lang, perMbpsNpr(listed))}</Fact>
        <Fact name={facts.install}>{installText(lang, plan.installNpr)}</Fact>
        <Fact name={facts.router}>{routerText(lang, plan)}</Fact>
        <Fact name={facts.dataLimit}>
          {limit ? <span lang={limit.lang}>{limit.text}</span> : messages[lang].notPublished}
        </Fact>
      </FactList>
      {plan.fairUse && (
        <p className="mt-2 text-sm">
          <span className="text-muted">{facts.fairUse}:</span>{' '}
          <span lang={plan.fairUse.lang}>{plan.fairUse.text}</span>
        </p>
      )}
    </>
  )
}

const linkStyle =
  'inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand-ink underline underline-offset-4'

function Links({ lang, provider }: { lang: Lang; provider: Provider }) {
  const text = messages[lang]
  return (
    <p className="no-print mt-1 flex flex-wrap gap-x-4">
      {provider.websiteUrl && (
        <a
          href={provider.websiteUrl}
          rel="noopener"
          className={linkStyle}
          onClick={() => recordUsage(events.visit)}
        >
          <Icon name="globe" className="size-4" />
          {text.website} <span className="sr-only">{text.ofProvider(provider.name)}</span>
        </a>
      )}
      {provider.contactNumber && (
        <a
          href={`tel:${latinDigits(provider.contactNumber).replace(/[^\d+]/g, '')}`}
          className={linkStyle}
          onClick={() => recordUsage(events.call)}
        >
          <Icon name="phone" className="size-4" />
          {text.call(digitsIn(lang, provider.contactNumber))}{' '}
          <span className="sr-only">{text.ofProvider(provider.name)}</span>
        </a>
      )}
    </p>
  )
}

function Origin({ lang, plan }: { lang: Lang; plan: Plan }) {
  return (
    <p className="mt-1 text-sm text-muted">
      {plan.verifiedOn && priceDayText(lang, plan)}
      {plan.source && (
        <a
          href={plan.source.url}
          rel="noopener"
          className="flex min-h-11 w-fit items-center underline underline-offset-2 wrap-anywhere"
        >
          {messages[lang].source(plan.source.host)}
        </a>
      )}
    </p>
  )
}
