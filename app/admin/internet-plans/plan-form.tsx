import { digitsIn } from 'bikram-sambat-calendar/digits'
import { nepalDay } from 'bikram-sambat-calendar/iso-day'
import { dayText } from '#app/lib/day-text.ts'
import type { Lang } from '#app/lib/language.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { planRecord } from '#app/records/internet-plans/schema.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Button } from '../kit/button.tsx'
import { OwnField, RecordFields } from '../kit/fields.tsx'
import { FormContext, useFormOnScreen } from '../kit/use-form.ts'
import { messages } from './messages.ne.ts'
import { monthlyNpr, type PlanRow, type ProviderRow, providerNames, selectableProviders } from './plans.ts'

interface PlanFieldsProps {
  providers: readonly ProviderRow[]
  /** Undefined for a new plan. */
  plan: PlanRow | undefined
}

/** ADM-11. The hint of the price is the price per month. */
export function PlanFormFields({ providers, plan }: PlanFieldsProps) {
  const { aMonth } = useMessages(messages)
  const lang = useLang()
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
  const text = useMessages(messages)
  const lang = useLang()
  const last = verifiedAt
    ? text.lastVerified(dayText(lang, nepalDay(new Date(verifiedAt))))
    : text.notVerified
  return (
    <OwnField name="verified_today">
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
    </OwnField>
  )
}
