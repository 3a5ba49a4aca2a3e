import { digitsIn } from 'bikram-sambat/digits'
import { useId, useState } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { fieldStyle } from '#app/ui/field.tsx'
import { messages as listWords } from '../lists/messages.ne.ts'
import { messages } from './messages.ne.ts'
import { hiddenGroups, planGroups } from './plan-groups.ts'
import { HiddenNote, PlanList } from './plan-list.tsx'
import type { PlanRow } from './plan-row.ts'
import type { Plans } from './use-plans.ts'

interface CurrentPlansProps {
  loaded: Plans
  onEdit: (plan: PlanRow) => void
  onDelete: (plan: PlanRow) => void
}

/** The list of plans, with a search. */
export function CurrentPlans({ loaded, onEdit, onDelete }: CurrentPlansProps) {
  const text = useMessages(messages)
  const say = useMessages(listWords)
  const lang = useLang()
  const id = useId()
  const [q, setQ] = useState('')
  const { plans, providers, isLoading } = loaded
  const groups = planGroups(plans, providers, q)
  const count = groups.reduce((sum, group) => sum + group.plans.length, 0)
  return (
    <div aria-busy={isLoading}>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <div className="w-full max-w-xs">
          <label htmlFor={id} className="text-sm font-semibold">
            {say.search}
          </label>
          <input
            id={id}
            type="search"
            maxLength={100}
            value={q}
            onChange={({ target }) => setQ(target.value)}
            className={fieldStyle}
          />
        </div>
        <p role="status" className="min-h-11 content-center text-muted">
          {text.plans(digitsIn(lang, count))}
        </p>
      </div>
      <PlanList groups={groups} onEdit={onEdit} onDelete={onDelete} />
      {groups.length === 0 && q.trim() !== '' && (
        <div className="mt-4 rounded-2xl border border-line bg-surface p-6 text-center">
          <p>{say.nothingFound}</p>
          <button type="button" className={`${buttonStyle.secondary} mt-4`} onClick={() => setQ('')}>
            {say.clearSearch}
          </button>
        </div>
      )}
      <HiddenNote providers={hiddenGroups(plans, providers)} />
    </div>
  )
}
