import { digitsIn } from '@chautari/bikram-sambat/digits'
import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import { useEffect } from 'react'
import { dayText } from '#app/lib/day-text.ts'
import type { Lang } from '#app/lib/language.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useLang, useTexts } from '#app/platform/i18n/use-language.ts'
import { planRecord } from '#app/records/internet-plans/schema.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Button } from '../kit/buttons.tsx'
import { CustomField, RecordFields } from '../kit/fields.tsx'
import { RecordList } from '../kit/record-screen.tsx'
import { useAnswer } from '../kit/requests.ts'
import { FormContext, useFormOnScreen } from '../kit/use-form.ts'
import { type ListSource, useList } from '../kit/use-list.ts'
import { messages } from './messages.ne.ts'
import { HiddenNote, PlanList } from './plan-list.tsx'
import {
  hiddenGroups,
  monthlyNpr,
  type PlanRow,
  type ProviderRow,
  planGroups,
  planName,
  providerNames,
  selectableProviders,
} from './plans.ts'

/** ADM-09, ADM-10. */
export default function InternetPlansScreen() {
  const [text, lang] = useTexts(messages)
  const { list, groups, providers, hidden } = usePlans()
  const values = providerNames(lang, selectableProviders(providers, undefined))
  return (
    <>
      <h2 className="mb-2 text-xl">{text.current}</h2>
      <RecordList
        path="admin-internet-plans"
        list={list}
        record={{ ...planRecord, filters }}
        text={{
          ...text,
          caption: text.current,
          count: text.plans,
          filters: { provider: { label: text.labels.provider_id, values } },
        }}
        bulkActions={[
          {
            button: text.verifiedToday,
            title: text.verifyTitle,
            text: text.verifyText,
            change: { set: { verified_today: true } },
          },
        ]}
        draw={(rows) => <PlanList groups={groups} list={list} {...rows} />}
        form={(plan) => <PlanFormFields providers={providers} plan={plan} />}
      />
      <HiddenNote providers={hiddenGroups(hidden, providers)} />
    </>
  )
}

/** What narrows the list, but for whether the provider is active. */
const { provider_active: _, ...filters } = planRecord.filters

/** ADM-09: plans of active providers. In the order of the providers' ids, so that a page splits two of them at most. */
const source: ListSource = {
  path: 'admin-internet-plans',
  collection: 'plans',
  sort: 'provider_id',
  perPage: 200,
  filters: Object.keys(filters),
  fixed: { provider_active: 'yes' },
}

/** In the largest pages of the server. */
const pathOfProviders = 'admin-internet-providers?sort=sort_order&per_page=500'
const pathOfHidden = 'admin-internet-plans?provider_active=no&per_page=500&sort=provider_id'

/** ADM-25: a page of plans in the order on screen, all providers and the plans of inactive ones, loaded together. */
function usePlans() {
  const lang = useLang()
  const list = useList<PlanRow>(source)
  const ofProviders = useAnswer<{ providers: readonly ProviderRow[] }>(pathOfProviders)
  const ofHidden = useAnswer<{ plans: readonly PlanRow[] }>(pathOfHidden)
  const loads = [list, ofProviders, ofHidden]
  const error = list.error ?? ofProviders.error ?? ofHidden.error
  useEffect(() => {
    if (error !== undefined) console.error('Failed to load data', error)
  }, [error])
  const providers = ofProviders.answer?.providers ?? []
  const named = list.rows.map((plan) => ({ ...plan, name: planName(lang, plan) }))
  const groups = planGroups(named, providers)
  return {
    list: {
      ...list,
      rows: groups.flatMap(({ plans }) => plans),
      isLoading: loads.some(({ isLoading }) => isLoading),
      error,
      reload: () => {
        for (const { reload } of loads) reload()
      },
    },
    groups,
    providers,
    hidden: ofHidden.answer?.plans ?? [],
  }
}

interface PlanFieldsProps {
  providers: readonly ProviderRow[]
  /** Undefined for a new plan. */
  plan: PlanRow | undefined
}

/** ADM-11. The hint of the price is the price per month. */
function PlanFormFields({ providers, plan }: PlanFieldsProps) {
  const [{ aMonth }, lang] = useTexts(messages)
  const form = useFormOnScreen()
  const offered = selectableProviders(providers, plan)
  const text = planFormText(lang, offered)
  const price_npr = aMonth(groupedNumber(lang, monthlyNpr(form.values)))
  const provider_id = { ...controls.provider_id, options: offered.map(({ id }) => id) }
  return (
    <FormContext value={{ ...form, text: { ...text, hints: { ...text.hints, price_npr } } }}>
      <RecordFields
        fields={{ ...controls, provider_id, plan_duration_months }}
        controls={{ verified_today: <VerifiedField verifiedAt={plan?.last_verified_at ?? null} /> }}
      />
    </FormContext>
  )
}

const { controls } = planRecord
const durations = (controls.plan_duration_months.options ?? []).map(Number).toSorted((a, b) => a - b)
const plan_duration_months = { ...controls.plan_duration_months, options: durations }

/** The texts of the form, but for the hint of the price. */
function planFormText(lang: Lang, providers: readonly ProviderRow[]) {
  const { labels, hints, dataHint, maybe, months } = messages[lang]
  const titles = { true: maybe.yes, false: maybe.no, null: maybe.unknown }
  return {
    labels,
    hints: { ...hints, data_limit_gb: dataHint('unlimited, 500GB, 1TB') },
    options: {
      vat_included: titles,
      router_included: titles,
      provider_id: providerNames(lang, providers),
      plan_duration_months: Object.fromEntries(
        durations.map((value) => [value, months(digitsIn(lang, value))]),
      ),
    },
  }
}

/** Only an operator's check sets the day on which a plan was verified. */
function VerifiedField({ verifiedAt }: { verifiedAt: string | null }) {
  const [text, lang] = useTexts(messages)
  const last = verifiedAt
    ? text.lastVerified(dayText(lang, nepalDay(new Date(verifiedAt))))
    : text.notVerified
  return (
    <CustomField name="verified_today">
      {({ value, set }) => (
        <>
          <p className="text-sm text-muted">{value === true ? text.verifiesOnSave : last}</p>
          <Button
            aria-pressed={value === true}
            className="mt-1 aria-pressed:border-brand-ink aria-pressed:bg-brand-soft aria-pressed:text-brand-ink"
            onClick={() => set(value !== true)}
          >
            {value === true && <Icon name="check" />}
            {text.verifiedToday}
          </Button>
        </>
      )}
    </CustomField>
  )
}
