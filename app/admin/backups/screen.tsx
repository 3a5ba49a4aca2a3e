import { useState } from 'react'
import { useLocation } from 'react-router'
import { instantText } from '#app/lib/instant-text.ts'
import { pathIn } from '#app/lib/language.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import type { BackupAddress, FactorState } from '#app/records/backups/schema.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { callAdmin } from '../api/call-admin.ts'
import { useMakeBackup } from '../api/use-make-backup.ts'
import { ActionButtons } from '../lists/action-buttons.tsx'
import { DoneNotice, ListStates } from '../lists/list-states.tsx'
import { type Column, RecordTable } from '../lists/record-table.tsx'
import { byteSize } from './byte-size.ts'
import { messages } from './messages.ne.ts'
import { type BackupRow, useBackups } from './use-backups.ts'

/** The backups on the server: made and downloaded. */
export default function BackupsScreen() {
  const text = useMessages(messages)
  const lang = useLang()
  const { list, factor } = useBackups()
  const [said, setSaid] = useState<{ done?: string; failure?: string }>({})
  const { isMaking, failure, make } = useMakeBackup(({ file, rows }) => {
    setSaid({ done: text.made(file, groupedNumber(lang, rows)) })
    list.reload()
  })
  const download = async (file: string) => {
    setSaid({})
    const reply = await callAdmin<BackupAddress>({
      path: 'admin-backup/download',
      method: 'POST',
      body: { file },
      lang,
    })
    // Says also that the proof of the second factor has become too old.
    list.reload()
    if (!reply.ok) return setSaid({ failure: reply.error })
    openDownload(reply.answer.address)
    setSaid({ done: text.download.done(file) })
  }
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <FactorNotice factor={factor} />
        <ErrorText>{failure ?? said.failure}</ErrorText>
        <button
          type="button"
          className={`${buttonStyle.primary} ms-auto`}
          aria-busy={isMaking}
          onClick={() => void make()}
        >
          {isMaking && <Spinner />}
          {isMaking ? text.making : text.make}
        </button>
      </div>
      <DoneNotice text={said.done ?? ''} />
      <ListStates list={list} text={text}>
        <RecordTable
          caption={text.caption}
          list={list}
          columns={useColumns()}
          actions={({ file }) => (
            <ActionButtons name={file} actions={['download']} text={text} onAsk={() => void download(file)} />
          )}
        />
      </ListStates>
      <p className="mt-6 max-w-3xl">{text.intro}</p>
      <p className="mt-4 max-w-3xl">{text.contents}</p>
    </>
  )
}

function useColumns(): Column<BackupRow>[] {
  const text = useMessages(messages)
  const lang = useLang()
  const { heads } = text
  return [
    {
      name: 'file',
      title: heads.file,
      cell: ({ file, made_at }) => (
        <>
          {instantText(lang, made_at)}
          <span className="block text-sm font-normal text-muted wrap-anywhere">{file}</span>
        </>
      ),
    },
    { name: 'size', title: heads.size, cell: ({ size }) => byteSize(lang, size) },
    {
      name: 'rows',
      title: heads.rows,
      cell: ({ rows }) => (rows === null ? text.rowsUnknown : groupedNumber(lang, rows)),
    },
    { name: 'origin', title: heads.origin, cell: ({ origin }) => text.origins[origin] },
  ]
}

/** What a download still needs. The page of the sign-in asks for the second factor and leads back. */
function FactorNotice({ factor }: { factor: FactorState }) {
  const { factor: text } = useMessages(messages)
  const lang = useLang()
  const { authMethods } = useSite()
  const { pathname } = useLocation()
  if (factor === 'recent') return null
  const [link, path] =
    factor === 'old'
      ? [text.confirm, `/sign-in?${new URLSearchParams({ confirm: '', next: pathname })}`]
      : [text.setUp, `/profile#${authMethods.includes('totp') ? 'second-factor' : 'passkeys'}`]
  return (
    <>
      <p className="max-w-xl">{text[factor]}</p>
      {factor !== 'off' && (
        <a href={pathIn(lang, path)} className={buttonStyle.secondary}>
          {link}
        </a>
      )}
    </>
  )
}

/** The answer is an attachment: the page stays. */
function openDownload(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}
