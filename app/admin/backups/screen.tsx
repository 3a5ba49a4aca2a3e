import { useState } from 'react'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { useMakeBackup } from '../api/use-make-backup.ts'
import { DoneNotice, ListStates } from '../lists/list-states.tsx'
import { type BackupAction, BackupTable } from './backup-table.tsx'
import { DownloadDialog, RemoveDialog } from './file-dialogs.tsx'
import { messages } from './messages.ne.ts'
import { useBackups } from './use-backups.ts'

/** The backups on the server: made, downloaded and deleted. */
export default function BackupsScreen() {
  const text = useMessages(messages)
  const { list, factor } = useBackups()
  const [open, setOpen] = useState<{ action: BackupAction; file: string }>()
  const [done, setDone] = useState('')
  const close = () => setOpen(undefined)
  const finish = (said: string) => {
    close()
    setDone(said)
    list.reload()
  }
  const of = (action: BackupAction) => (open?.action === action ? open.file : undefined)
  const [downloaded, removed] = [of('download'), of('remove')]
  return (
    <>
      <p className="mb-4 max-w-3xl">{text.intro}</p>
      <MakeButton onDone={finish} />
      <DoneNotice text={done} />
      <ListStates list={list} text={text}>
        <BackupTable
          list={list}
          onAsk={(action, file) => {
            setDone('')
            setOpen({ action, file })
          }}
        />
      </ListStates>
      {downloaded && <DownloadDialog file={downloaded} factor={factor} onClose={close} onDone={finish} />}
      {removed && <RemoveDialog file={removed} factor={factor} onClose={close} onDone={finish} />}
    </>
  )
}

function MakeButton({ onDone }: { onDone: (said: string) => void }) {
  const text = useMessages(messages)
  const lang = useLang()
  const { isMaking, failure, make } = useMakeBackup(({ file, rows }) =>
    onDone(text.made(file, groupedNumber(lang, rows))),
  )
  return (
    <div className="mb-4 flex flex-wrap items-center justify-end gap-3">
      <ErrorText>{failure}</ErrorText>
      <button type="button" className={buttonStyle.primary} aria-busy={isMaking} onClick={() => void make()}>
        {isMaking && <Spinner />}
        {isMaking ? text.making : text.make}
      </button>
    </div>
  )
}
