import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { planRecord } from '#app/records/internet-plans/schema.ts'
import { RecordList } from '../records/record-screen.tsx'
import { messages } from './messages.ne.ts'
import { PlanFormFields } from './plan-form.tsx'
import { HiddenNote, PlanList } from './plan-list.tsx'
import { hiddenGroups, providerNames, selectableProviders } from './plans.ts'
import { planFilters, usePlans } from './use-plans.ts'

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
        record={{ ...planRecord, filters: planFilters }}
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
