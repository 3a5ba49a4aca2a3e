import { dayText } from '#app/kit/day-text.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { RequestDialog } from '../../forms/request-dialog.tsx'
import { messages } from '../messages.ne.ts'

interface HeldDialogProps {
  action: 'approve' | 'refuse'
  date: string
  onClose: () => void
  onDone: () => void
}

export function HeldDialog({ action, date, onClose, onDone }: HeldDialogProps) {
  const { held: text } = useMessages(messages)
  const lang = useLang()
  const day = dayText(lang, date)
  const isApproval = action === 'approve'
  return (
    <RequestDialog
      call={{ path: `admin-gold-silver-prices/${date}/${action}`, method: 'POST', body: {} }}
      title={isApproval ? text.approveTitle : text.refuseTitle}
      text={isApproval ? text.approveText(day) : text.refuseText(day)}
      yes={isApproval ? text.approve : text.refuse}
      busy={text.working}
      onClose={onClose}
      onDone={onDone}
    />
  )
}
