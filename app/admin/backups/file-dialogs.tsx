import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { callAdmin } from '../api/call-admin.ts'
import { useGoneOpener } from '../forms/request-dialog.tsx'
import { FactorDialog } from './factor-dialog.tsx'
import { messages } from './messages.ne.ts'
import type { FactorState } from './use-backups.ts'

interface FileDialogProps {
  file: string
  factor: FactorState
  onClose: () => void
  onDone: (said: string) => void
}

/** Says what the file holds, asks for the second factor, and lets the browser download the file. */
export function DownloadDialog({ file, onDone, ...rest }: FileDialogProps) {
  const { download: text } = useMessages(messages)
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
    <FactorDialog
      file={file}
      title={text.title}
      text={text.contents}
      submit={text.submit}
      busy={text.busy}
      onAct={start}
      {...rest}
    />
  )
}

/** Asks for the second factor, and deletes the file. */
export function RemoveDialog({ file, onDone, ...rest }: FileDialogProps) {
  const { remove: text } = useMessages(messages)
  const lang = useLang()
  const { setGone, onLeft } = useGoneOpener()
  const remove = async () => {
    const reply = await callAdmin<object>({
      path: `admin-backup?${new URLSearchParams({ file })}`,
      method: 'DELETE',
      lang,
    })
    if (reply.ok) {
      setGone()
      onDone(text.done(file))
    }
    return reply
  }
  return (
    <FactorDialog
      file={file}
      title={text.title}
      text={text.text}
      submit={text.button}
      busy={text.busy}
      onAct={remove}
      onLeft={onLeft}
      {...rest}
    />
  )
}

/** The answer is an attachment: the page stays. */
function openDownload(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}
