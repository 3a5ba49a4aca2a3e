import { digitsIn } from '@chautari/bikram-sambat/digits'
import { useLocation } from 'react-router'
import { instantText } from '#app/lib/instant-text.ts'
import { type Lang, pathIn } from '#app/lib/language.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useTexts } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import type { BackupAddress, BackupList, FactorState, ListedBackup } from '#app/records/backups/schema.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { Button } from '../kit/buttons.tsx'
import { callAdmin } from '../kit/call-admin.ts'
import { ActionButtons, type Column, RecordTable, titled } from '../kit/record-table.tsx'
import { useMakeBackup } from '../kit/requests.ts'
import { DoneNotice, ListStates } from '../kit/screen-parts.tsx'
import { useRecordState, useWholeList } from '../kit/use-list.ts'
import { messages } from './messages.ne.ts'

type BackupRow = ListedBackup & { id: string }

/** The backups on the server, made and downloaded. There are at most 200 files. */
export default function BackupsScreen() {
  const [text, lang] = useTexts(messages)
  const list = useWholeList<BackupList, BackupRow>('admin-backup', ({ backups }) =>
    backups.map((backup) => ({ ...backup, id: backup.file })),
  )
  // After each of them the list also says whether the proof of the second factor has become too old.
  const { done, failure, begin, finish, fail } = useRecordState(list)
  const making = useMakeBackup(({ file, rows }) => finish(text.made(file, groupedNumber(lang, rows))))
  const { isMaking } = making
  const download = async (file: string) => {
    begin({ kind: 'nothing' })
    const reply = await callAdmin<BackupAddress>({
      path: 'admin-backup/download',
      method: 'POST',
      body: { file },
      lang,
    })
    if (!reply.ok) return fail(reply.error)
    openDownload(reply.answer.address)
    finish(text.download.done(file))
  }
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <FactorNotice factor={list.answer?.factor ?? 'recent'} />
        <ErrorText>{making.failure ?? failure}</ErrorText>
        <Button isPrimary className="ms-auto" aria-busy={isMaking} onClick={() => void making.make()}>
          {isMaking && <Spinner />}
          {isMaking ? text.making : text.make}
        </Button>
      </div>
      <DoneNotice {...done} />
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
  const [text, lang] = useTexts(messages)
  return titled(text.columnTitles, [
    {
      name: 'file',
      cell: ({ file, made_at }) => (
        <>
          {instantText(lang, made_at)}
          <span className="block text-sm font-normal text-muted wrap-anywhere">{file}</span>
        </>
      ),
    },
    { name: 'size', cell: ({ size }) => byteSize(lang, size) },
    { name: 'rows', cell: ({ rows }) => (rows === null ? text.rowsUnknown : groupedNumber(lang, rows)) },
    { name: 'origin', cell: ({ origin }) => text.origins[origin] },
  ])
}

/** What a download still needs. The page of the sign-in asks for the second factor and leads back. */
function FactorNotice({ factor }: { factor: FactorState }) {
  const [{ factor: text }, lang] = useTexts(messages)
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

const units = { en: ['B', 'KB', 'MB', 'GB'], ne: ['बाइट', 'केबी', 'एमबी', 'जीबी'] } as const

/** A number of bytes in the largest unit that gives 1 or more, with one decimal below 10. */
export function byteSize(lang: Lang, bytes: number): string {
  let size = bytes
  let unit = 0
  while (size >= 1024 && unit < units[lang].length - 1) {
    size /= 1024
    unit += 1
  }
  const shown = size < 10 && unit > 0 ? size.toFixed(1) : String(Math.round(size))
  return `${digitsIn(lang, shown)} ${units[lang][unit] ?? ''}`
}
