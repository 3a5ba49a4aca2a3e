import { useState } from 'react'
import type { OrderAnswer, PlacedRow, SavedOrderAnswer } from '#app/platform/editing/answers.ts'
import { useLang } from '#app/platform/i18n/use-language.ts'
import { type AdminRequest, callAdmin } from '../api/call-admin.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { useSend } from '../api/use-send.ts'
import { moved, rebased } from './rows.ts'

interface Edited {
  rows: readonly PlacedRow[]
  /** The order that the server had. */
  read: readonly PlacedRow[]
}

/** The order of a list: loaded, changed, stored at once. */
export function useOrder(path: AdminRequest['path']) {
  const lang = useLang()
  const { answer, isLoading, reload } = useLoaded(`${lang} ${path}`, (signal) =>
    callAdmin<OrderAnswer>({ path: `${path}/order`, lang, signal }),
  )
  const [edited, setEdited] = useState<Edited>()
  const { isBusy: isSaving, failure, send } = useSend()
  const loaded = answer?.ok ? answer.answer.rows : []
  const { rows, read } = edited ?? { rows: loaded, read: loaded }

  const save = async (): Promise<{ act?: string } | undefined> => {
    const body = { ids: idsOf(rows), read: idsOf(read) }
    const reply = await send<SavedOrderAnswer>({ path: `${path}/order`, method: 'PUT', body })
    if (reply?.ok) return reply.answer
    const current = reply?.current && (reply.current as OrderAnswer).rows
    if (current) setEdited({ rows: rebased(rows, current), read: current })
    return undefined
  }

  return {
    rows,
    isLoading,
    reload,
    error: answer?.ok === false ? answer.error : undefined,
    failure: failure?.error,
    isSaving,
    isChanged: idsOf(rows).join() !== idsOf(read).join(),
    /** @param place in the group of the row, from 1 */
    move: (id: string, place: number) => setEdited({ rows: moved(rows, id, place), read }),
    save,
  }
}

export type Order = ReturnType<typeof useOrder>

const idsOf = (rows: readonly PlacedRow[]) => rows.map(({ id }) => id)
