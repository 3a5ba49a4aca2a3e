import { memo } from 'react'
import type { Lang } from '#app/lib/language.ts'
import { saidIn } from '#app/lib/statement.ts'
import { planRemarks } from '#app/records/internet-plans/plan-remarks.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icons/icon-names.ts'
import { type Badge, badgesOf, type ListedPlan, perMbpsNpr } from '../listed-plan.ts'
import { messages } from '../messages.ne.ts'
import { addedVatText, cycleText, moneyText, perMbpsText, speedText, vatText } from '../plan-texts.ts'
import { PlanDetails } from './plan-details.tsx'

interface PlanRowProps {
  /** A property, not a hook: a row must not render again with every change of the address. */
  lang: Lang
  listed: ListedPlan
  chosen: boolean
  onToggle: (id: string) => void
}

/** Columns of a wide screen; the head has the same. */
export const planColumns =
  'lg:grid-cols-[minmax(0,1fr)_8rem_9.5rem_6.5rem_5.5rem_6rem_5.25rem_4rem_2.75rem] lg:gap-x-2 lg:ps-4 lg:[&>:nth-child(7)]:ps-2'

const narrow = 'grid-cols-[auto_minmax(0,1fr)_3.25rem] gap-x-1 max-lg:px-3 max-lg:pt-1.5'

/** A row of a table on a wide screen, of three lines on a narrow one. */
export const PlanRow = memo(function PlanRow({ lang, listed, chosen, onToggle }: PlanRowProps) {
  const { plan, costs } = listed
  const text = messages[lang]
  const fees = saidIn(lang, planRemarks(plan)).find(({ kind }) => kind === 'unknown-fees')
  const vat = addedVatText(lang, plan) ?? vatText(lang, plan.vatIncluded)
  return (
    <tr
      className={`relative grid break-inside-avoid border-t border-line ${narrow} ${planColumns} lg:[&>:not(:last-child)]:py-2.5 ${chosen ? 'bg-brand-soft' : 'bg-surface'}`}
    >
      <PlanName listed={listed} />
      <td className="max-lg:col-start-1 max-lg:row-start-2 lg:text-end">
        <span className="block font-bold lg:text-lg">{speedText(lang, plan.speedMbps)}</span>
        <span className="block text-sm text-muted max-lg:hidden">
          {perMbpsText(lang, perMbpsNpr(listed))}
        </span>
      </td>
      <td className="text-end max-lg:col-start-2 max-lg:row-start-2">
        <strong className="text-lg max-lg:leading-normal">{moneyText(lang, costs.monthlyNpr)}</strong>{' '}
        <span className="text-sm">{text.aMonth}</span>
        <span className="block text-sm text-muted max-lg:hidden">{vat}</span>
      </td>
      <td className="text-end max-lg:col-span-2 max-lg:col-start-1 max-lg:row-start-3 max-lg:pb-2 max-lg:text-sm">
        {/* Wider than the price's column on a phone. */}
        <span className="block text-muted lg:hidden">{[vat, fees?.chip].filter(Boolean).join(' · ')}</span>
        <span className="lg:hidden">{text.facts.firstPayment}</span>{' '}
        <strong>{moneyText(lang, costs.firstPaymentNpr)}</strong>
        <span className="text-sm text-muted lg:block">
          <span className="lg:hidden"> · </span>
          {cycleText(lang, plan.cycleMonths)}
        </span>
        {fees && (
          <span data-remark={fees.kind} title={fees.text} className="block text-sm text-muted max-lg:hidden">
            {fees.chip}
          </span>
        )}
      </td>
      <td className="text-end max-lg:hidden">{moneyText(lang, costs.firstMonthNpr)}</td>
      <td className="text-end max-lg:hidden">{moneyText(lang, costs.yearlyNpr)}</td>
      <Included lang={lang} listed={listed} />
      <td className="no-print max-lg:col-start-3 max-lg:row-span-2 max-lg:row-start-1 max-lg:-me-2">
        <label className="relative z-[1] mx-auto flex min-h-11 min-w-11 flex-col items-center justify-center gap-0.5 noscript:hidden">
          <input
            type="checkbox"
            name="compare"
            value={plan.id}
            autoComplete="off"
            checked={chosen}
            onChange={() => onToggle(plan.id)}
            className="size-6 accent-brand"
          />
          <span aria-hidden="true" className="text-[0.8125rem] lg:hidden">
            {text.compareShort}
          </span>
          <span className="sr-only">
            {text.compare}: {text.compareOf(plan.name, cycleText(lang, plan.cycleMonths))}
          </span>
        </label>
      </td>
      <td className="no-print col-span-full">
        <details className="group">
          {/* On a narrow screen the whole row opens its details. */}
          <summary className="absolute inset-0 rounded-lg lg:top-2.5 lg:right-1 lg:bottom-auto lg:left-auto lg:size-11 lg:hover:bg-hover">
            <span className="sr-only">{text.detailsOf(plan.name)}</span>
            <Icon
              name="chevron-down"
              className="absolute top-18 right-6.5 size-5 text-muted transition-transform group-open:rotate-180 lg:top-3 lg:right-3"
            />
          </summary>
          <div className="relative z-[1] pb-3 lg:pe-4">
            <PlanDetails lang={lang} listed={listed} />
          </div>
        </details>
      </td>
    </tr>
  )
})

function PlanName({ listed: { plan, provider } }: { listed: ListedPlan }) {
  return (
    <th
      scope="row"
      className="text-start text-sm font-normal max-lg:col-span-2 max-lg:col-start-1 max-lg:row-start-1"
    >
      <span
        lang={provider.nameLang}
        className="flex items-center gap-2 font-semibold text-brand-ink max-lg:pe-19 max-lg:leading-normal"
      >
        {provider.logoPath && (
          <img
            src={provider.logoPath}
            alt=""
            width={20}
            height={20}
            loading="lazy"
            className="size-5 shrink-0 rounded object-contain"
          />
        )}
        {provider.name}
      </span>
      <span lang={plan.nameLang} className="block max-lg:leading-normal lg:text-base">
        {plan.name}
      </span>
    </th>
  )
}

const badgeIcons: Readonly<Record<Badge, IconName>> = {
  routerIncluded: 'router',
  freeInstall: 'wrench',
  tvBundle: 'tv',
}

function Included({ lang, listed: { plan } }: Pick<PlanRowProps, 'lang' | 'listed'>) {
  return (
    <td className="max-lg:col-start-2 max-lg:row-start-1 max-lg:justify-self-end">
      <ul className="flex gap-1.5 text-good">
        {badgesOf(plan).map((badge) => (
          <li key={badge} title={messages[lang].badges[badge]}>
            <Icon name={badgeIcons[badge]} />
            <span className="sr-only">{messages[lang].badges[badge]}</span>
          </li>
        ))}
      </ul>
    </td>
  )
}
