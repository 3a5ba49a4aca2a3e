import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { Modal } from '#app/ui/dialog.tsx'
import { callAdmin } from '../api/call-admin.ts'
import { messages as formMessages } from '../forms/messages.ne.ts'
import { FactorForm } from './factor-form.tsx'
import { messages } from './messages.ne.ts'
import type { FactorState } from './use-backups.ts'

interface DownloadDialogProps {
  file: string
  factor: FactorState
  onClose: () => void
  onDone: (said: string) => void
}

/** Says what the file holds, asks for the second factor, and lets the browser download the file. */
export function DownloadDialog({ file, factor, onClose, onDone }: DownloadDialogProps) {
  const { download: text } = useMessages(messages)
  const say = useMessages(formMessages)
  const lang = useLang()
  const start = async () => {
    const reply = await callAdmin<{ address: string }>({
      path: 'admin-backup/download',
      method: 'POST',
      body: { file },
      lang,
    })
    if (reply.ok) {
      openDownload(reply.answer.address)
      onDone(text.done(file))
    }
    return reply
  }
  return (
    <Modal title={text.title} close={say.close} isOpen onClose={onClose}>
      <div className="grid gap-4 overflow-y-auto p-5">
        <p className="font-semibold wrap-anywhere">{file}</p>
        <p>{text.contents}</p>
        <FactorForm factor={factor} submit={text.submit} busy={text.busy} onAct={start} onClose={onClose} />
      </div>
    </Modal>
  )
}

/** The answer is an attachment: the page stays. */
function openDownload(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}
