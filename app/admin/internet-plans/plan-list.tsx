import { digitsIn } from 'bikram-sambat/digits'
import { textIn } from '#app/kit/language.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { AdminLink } from '../lists/admin-link.tsx'
import { messages } from './messages.ne.ts'
import { PlanCard } from './plan-card.tsx'
import type { PlanGroup } from './plan-groups.ts'
import type { PlanRow, ProviderRow } from './plan-row.ts'

interface PlanListProps {
  groups: readonly PlanGroup[]
  onEdit: (plan: PlanRow) => void
  onDelete: (plan: PlanRow) => void
}

/** ADM-09: the plans of each provider under its name. */
export function PlanList({ groups, onEdit, onDelete }: PlanListProps) {
  return groups.map(({ provider, plans }) => (
    <section key={provider.id} aria-labelledby={`provider-${provider.id}`} className="mt-6">
      <ProviderHead provider={provider} count={plans.length} />
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} onEdit={() => onEdit(plan)} onDelete={() => onDelete(plan)} />
        ))}
      </ul>
    </section>
  ))
}

function ProviderHead({ provider, count }: { provider: ProviderRow; count: number }) {
  const text = useMessages(messages)
  const lang = useLang()
  const name = textIn(lang, provider.name, provider.name_ne)
  return (
    <div className="flex items-center gap-3">
      {provider.logo_path ? (
        <img
          src={provider.logo_path}
          alt=""
          width={40}
          height={40}
          className="size-10 shrink-0 rounded-lg object-contain"
        />
      ) : (
        <span className="flex size-10 shrink-0 items-center justify-center rounded-lg bg-brand-soft text-brand-ink">
          <Icon name="globe" />
        </span>
      )}
      <div className="min-w-0">
        <h3 id={`provider-${provider.id}`} lang={name.lang} className="text-lg wrap-anywhere">
          {name.text}
        </h3>
        <p className="text-sm text-muted">{text.plans(digitsIn(lang, count))}</p>
      </div>
    </div>
  )
}

/** Names the inactive providers that have plans, and where to activate them. */
export function HiddenNote({ providers }: { providers: readonly ProviderRow[] }) {
  const text = useMessages(messages)
  const lang = useLang()
  if (providers.length === 0) return null
  const names = providers.map(({ name, name_ne }) => textIn(lang, name, name_ne).text)
  return (
    <p className="mt-6 rounded-2xl border border-line bg-surface p-4">
      {text.hidden(names.join(', '))}{' '}
      <AdminLink to="/admin/internet-providers" className="font-semibold text-brand-ink underline">
        {text.toProviders}
      </AdminLink>
    </p>
  )
}
