import { useState } from 'react'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { Modal } from '#app/ui/dialog.tsx'
import type { Selection } from '../../lists/use-selection.ts'
import { messages } from '../messages.ne.ts'
import { ReasonFields } from './reason-fields.tsx'
import { useDecide } from './use-decide.ts'

interface BulkDecisionProps {
  selection: Selection
  onDone: (count: number) => void
}

/** Refuses the selected reports with one reason. */
export function BulkDecision({ selection, onDone }: BulkDecisionProps) {
  const text = useMessages(messages)
  const lang = useLang()
  const [isOpen, setOpen] = useState(false)
  if (selection.count === 0) return null
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3">
      <p role="status" className="font-semibold">
        {text.many(groupedNumber(lang, selection.count))}
      </p>
      <button type="button" className={buttonStyle.primary} onClick={() => setOpen(true)}>
        {text.declineMany}
      </button>
      <button type="button" className={buttonStyle.secondary} onClick={selection.clear}>
        {text.clear}
      </button>
      <Modal title={text.declineTitle} close={text.close} isOpen={isOpen} onClose={() => setOpen(false)}>
        <BulkForm
          ids={'ids' in selection.rows ? selection.rows.ids : []}
          onDone={(count) => {
            setOpen(false)
            onDone(count)
          }}
        />
      </Modal>
    </div>
  )
}

function BulkForm({ ids, onDone }: { ids: string[]; onDone: (count: number) => void }) {
  const text = useMessages(messages)
  const { decide, isBusy, failure, ...reasons } = useDecide((_, count) => onDone(count))
  return (
    <form
      noValidate
      className="p-5"
      onSubmit={(event) => {
        event.preventDefault()
        void decide({ ids, decision: 'declined' })
      }}
    >
      <ReasonFields {...reasons} />
      <ErrorText className="mt-2">{failure}</ErrorText>
      <button type="submit" className={`${buttonStyle.primary} mt-4`} aria-disabled={isBusy}>
        {isBusy ? text.saving : text.decline}
      </button>
    </form>
  )
}
