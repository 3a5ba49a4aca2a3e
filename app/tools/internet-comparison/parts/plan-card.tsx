import { digitsIn, latinDigits } from 'bikram-sambat/digits'
import { memo } from 'react'
import type { Lang } from '#app/lib/language.ts'
import { recordUsage } from '#app/platform/usage/record-usage.ts'
import type { Plan } from '#app/records/internet-plans/plan.ts'
import type { Provider } from '#app/records/internet-providers/provider.ts'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { badgesOf, type ListedPlan } from '../listed-plan.ts'
import { messages } from '../messages.ne.ts'
import {
  addedVatText,
  billedText,
  cycleText,
  dataLimitText,
  installText,
  moneyText,
  priceDayText,
  routerText,
  speedText,
  unknownFeesText,
  vatText,
} from '../plan-texts.ts'
import { events } from '../tool.ts'

interface PlanCardProps {
  /** A property, not a hook: a card must not render again with every change of the address. */
  lang: Lang
  listed: ListedPlan
  chosen: boolean
  onToggle: (id: string) => void
}

export const PlanCard = memo(function PlanCard({ lang, listed, chosen, onToggle }: PlanCardProps) {
  const { plan, provider, costs } = listed
  const text = messages[lang]
  const cycle = cycleText(lang, plan.cycleMonths)
  return (
    <li
      className={`flex break-inside-avoid flex-col rounded-2xl border bg-surface p-4 ${chosen ? 'border-brand-ink outline-1 outline-brand-ink' : 'border-line'}`}
    >
      <div className="flex items-start justify-between gap-2">
        <p lang={provider.nameLang} className="flex items-center gap-2 font-semibold text-brand-ink">
          {provider.logoPath && (
            <img
              src={provider.logoPath}
              alt=""
              width={24}
              height={24}
              loading="lazy"
              className="size-6 shrink-0 rounded object-contain"
            />
          )}
          {provider.name}
        </p>
        <p className="shrink-0 rounded-md bg-brand-soft px-2 font-semibold text-brand-ink">
          {speedText(lang, plan.speedMbps)}
        </p>
      </div>
      <h3 tabIndex={-1} lang={plan.nameLang} className="mt-1 text-lg">
        {plan.name}
      </h3>
      <p className="mt-3">
        <strong className="text-2xl">{moneyText(lang, costs.monthlyNpr)}</strong> {text.aMonth}
      </p>
      <p className="text-sm text-muted">
        <span className="block">{addedVatText(lang, plan) ?? vatText(lang, plan.vatIncluded)}</span>
        {cycle}: {billedText(lang, costs, plan)}
      </p>
      <ul className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {badgesOf(plan).map((badge) => (
          <li key={badge} className="flex items-center gap-1 rounded-md bg-hover px-2 py-0.5 text-sm">
            <Icon name="check" className="size-4 text-good" />
            {text.badges[badge]}
          </li>
        ))}
      </ul>
      <Facts lang={lang} listed={listed} />
      <div className="mt-auto pt-3">
        <Links lang={lang} provider={provider} />
        <Origin lang={lang} plan={plan} />
        <label className="no-print -mx-1 mt-2 flex min-h-11 cursor-pointer items-center gap-2 rounded-lg px-1 font-semibold hover:bg-hover noscript:hidden">
          <input
            type="checkbox"
            name="compare"
            value={plan.id}
            autoComplete="off"
            checked={chosen}
            onChange={() => onToggle(plan.id)}
            className="size-5 accent-brand"
          />
          {text.compare}
          <span className="sr-only">: {text.compareOf(plan.name, cycle)}</span>
        </label>
      </div>
    </li>
  )
})

function Facts({ lang, listed: { plan, costs } }: { lang: Lang; listed: ListedPlan }) {
  const { facts } = messages[lang]
  const unknownFees = unknownFeesText(lang, plan)
  const limit = plan.dataLimit && dataLimitText(lang, plan.dataLimit)
  return (
    <>
      <FactList className="mt-3 grid-cols-2 text-sm wrap-anywhere">
        {plan.cycleMonths > 1 && (
          <Fact name={facts.firstPayment}>{moneyText(lang, costs.firstPaymentNpr)}</Fact>
        )}
        <Fact name={facts.firstMonth}>{moneyText(lang, costs.firstMonthNpr)}</Fact>
        <Fact name={facts.yearly}>{moneyText(lang, costs.yearlyNpr)}</Fact>
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
      {unknownFees && <p className="mt-2 text-sm text-muted">{unknownFees}</p>}
    </>
  )
}

const linkStyle =
  'inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand-ink underline underline-offset-4'

function Links({ lang, provider }: { lang: Lang; provider: Provider }) {
  const text = messages[lang]
  return (
    <p className="no-print flex flex-wrap gap-x-4">
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
      {priceDayText(lang, plan)}
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
