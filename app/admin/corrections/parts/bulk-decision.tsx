import { useState } from 'react'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { Correction } from '#app/records/corrections/listed.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { FormModal } from '../../kit/form-modal.tsx'
import { messages as kitMessages } from '../../kit/messages.ne.ts'
import type { Selection } from '../../kit/selection.tsx'
import { isUnchanged } from '../correction.ts'
import { messages } from '../messages.ne.ts'
import { draftOfSelected } from './reason-drafts.ts'
import { ReasonFields } from './reason-fields.tsx'
import { type Deciding, useDecide } from './use-decide.ts'

const decisions = ['accepted', 'declined'] as const

interface BulkDecisionProps {
  reports: readonly Correction[]
  selection: Selection
  onDone: (decided: Deciding, count: number) => void
}

/** Accepts or refuses the selected reports with one reason. */
export function BulkDecision({ reports, selection, onDone }: BulkDecisionProps) {
  const text = useMessages(messages)
  const { list: say } = useMessages(kitMessages)
  const lang = useLang()
  const [decision, setDecision] = useState<(typeof decisions)[number]>()
  const { decide, isBusy, failure, reasons } = useDecide(draftOfSelected, (decided, count) => {
    setDecision(undefined)
    onDone(decided, count)
  })
  if (selection.count === 0) return null
  const ids = 'ids' in selection.rows ? selection.rows.ids : []
  const unchanged = reports.filter((report) => ids.includes(report.id) && isUnchanged(report)).length
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3">
      <p role="status" className="font-semibold">
        {text.many(groupedNumber(lang, selection.count))}
      </p>
      {decisions.map((one) => (
        <button key={one} type="button" className={buttonStyle.primary} onClick={() => setDecision(one)}>
          {text.ofMany[one]}
        </button>
      ))}
      <button type="button" className={buttonStyle.secondary} onClick={selection.clear}>
        {say.clearSelection}
      </button>
      {decision && (
        // What is typed is held as a draft, so that nothing is lost by closing.
        <FormModal
          title={text.ofMany[decision]}
          submit={decision === 'accepted' ? text.accept : text.decline}
          isChanged={false}
          isSaving={isBusy}
          failure={failure}
          save={() => decide({ ids, decision })}
          onClose={() => setDecision(undefined)}
        >
          {decision === 'accepted' && unchanged > 0 && (
            <p className="mb-3">{text.unchangedMany(groupedNumber(lang, unchanged))}</p>
          )}
          <ReasonFields {...reasons} />
        </FormModal>
      )}
    </div>
  )
}
