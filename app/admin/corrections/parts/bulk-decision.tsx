import { useState } from 'react'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { FormModal } from '../../forms/form-modal.tsx'
import { messages as listMessages } from '../../lists/messages.ne.ts'
import type { Selection } from '../../lists/use-selection.ts'
import { messages } from '../messages.ne.ts'
import { draftOfSelected } from './reason-drafts.ts'
import { ReasonFields } from './reason-fields.tsx'
import { type Deciding, useDecide } from './use-decide.ts'

interface BulkDecisionProps {
  selection: Selection
  onDone: (decided: Deciding, count: number) => void
}

/** Refuses the selected reports with one reason. */
export function BulkDecision({ selection, onDone }: BulkDecisionProps) {
  const text = useMessages(messages)
  const say = useMessages(listMessages)
  const lang = useLang()
  const [isOpen, setOpen] = useState(false)
  const { decide, isBusy, failure, ...reasons } = useDecide(draftOfSelected, (decided, count) => {
    setOpen(false)
    onDone(decided, count)
  })
  if (selection.count === 0) return null
  const ids = 'ids' in selection.rows ? selection.rows.ids : []
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3">
      <p role="status" className="font-semibold">
        {text.many(groupedNumber(lang, selection.count))}
      </p>
      <button type="button" className={buttonStyle.primary} onClick={() => setOpen(true)}>
        {text.declineMany}
      </button>
      <button type="button" className={buttonStyle.secondary} onClick={selection.clear}>
        {say.clearSelection}
      </button>
      {isOpen && (
        // What is typed is held as a draft, so that nothing is lost by closing.
        <FormModal
          title={text.declineTitle}
          submit={text.decline}
          isChanged={false}
          isSaving={isBusy}
          failure={failure}
          save={() => decide({ ids, decision: 'declined' })}
          onClose={() => setOpen(false)}
        >
          <ReasonFields {...reasons} />
        </FormModal>
      )}
    </div>
  )
}
