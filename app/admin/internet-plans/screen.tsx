import { useEffect } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { planRecord } from '#app/records/internet-plans/schema.ts'
import { RecordList } from '../kit/record-screen.tsx'
import { useAnswer } from '../kit/requests.ts'
import { type ListSource, useList } from '../kit/use-list.ts'
import { messages } from './messages.ne.ts'
import { PlanFormFields } from './plan-form.tsx'
import { HiddenNote, PlanList } from './plan-list.tsx'
import {
  hiddenGroups,
  type PlanRow,
  type ProviderRow,
  planGroups,
  planName,
  providerNames,
  selectableProviders,
} from './plans.ts'

/** ADM-09, ADM-10. */
export default function InternetPlansScreen() {
  const text = useMessages(messages)
  const lang = useLang()
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
