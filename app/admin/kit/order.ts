import { useState } from 'react'
import type { OrderAnswer, PlacedRow, SavedOrderAnswer } from '#app/platform/editing/answers.ts'
import type { AdminRequest } from './call-admin.ts'
import { useAnswer, useSend } from './requests.ts'

type Rows = readonly PlacedRow[]

/** The place of a row in its group, from 1, and the number of rows there. */
export function placeOf(rows: Rows, id: string): { place: number; count: number } {
  const group = groupOf(rows, id)
  return { place: group.findIndex((row) => row.id === id) + 1, count: group.length }
}

/** The rows with one at another place of its group, from 1; the nearest place where there is no such. */
export function moved(rows: Rows, id: string, place: number): Rows {
  const group = groupOf(rows, id)
  const row = group.find((one) => one.id === id)
  if (!row) return rows
  const rest = group.filter((one) => one !== row)
  const wanted = rest.toSpliced(Math.max(place - 1, 0), 0, row)
  if (wanted.every((one, index) => one === group[index])) return rows
  return rows.map((one) => (one.group === row.group ? (wanted.shift() ?? one) : one))
}

function groupOf(rows: Rows, id: string): PlacedRow[] {
  const group = rows.find((row) => row.id === id)?.group
  return rows.filter((row) => row.group === group)
}

/** The wanted order for the rows that are there now; a new row follows the one that it follows now. */
export function rebased(wanted: Rows, current: Rows): PlacedRow[] {
  const now = new Map(current.map((row) => [row.id, row]))
  const kept = wanted.flatMap(({ id }) => now.get(id) ?? [])
  const known = new Set(kept)
  for (const [index, row] of current.entries()) {
    if (known.has(row)) continue
    const before = current[index - 1]
    kept.splice(before ? kept.indexOf(before) + 1 : 0, 0, row)
  }
  // A row may be in another group by now.
  const groups = [...new Set(current.map(({ group }) => group))]
  return groups.flatMap((group) => kept.filter((row) => row.group === group))
}

/** The order of a list: loaded, changed, stored at once. */
export function useOrder(listPath: AdminRequest['path']) {
  const path = `${listPath}/order` as const
  const { answer, error, isLoading, reload } = useAnswer<OrderAnswer>(path)
  /** `read` is the order that the server had. */
  const [edited, setEdited] = useState<{ rows: Rows; read: Rows }>()
  const { isBusy: isSaving, failure, send } = useSend()
  const loaded = answer?.rows ?? []
  const { rows, read } = edited ?? { rows: loaded, read: loaded }

  const save = async (): Promise<{ act?: string } | undefined> => {
    const body = { ids: idsOf(rows), read: idsOf(read) }
    const reply = await send<SavedOrderAnswer>({ path, method: 'PUT', body })
    if (reply?.ok) return reply.answer
    const current = reply?.current && (reply.current as OrderAnswer).rows
    if (current) setEdited({ rows: rebased(rows, current), read: current })
    return undefined
  }

  return {
    rows,
    isLoading,
    reload,
    error,
    failure: failure?.error,
    isSaving,
    isChanged: idsOf(rows).join() !== idsOf(read).join(),
    /** @param place in the group of the row, from 1 */
    move: (id: string, place: number) => setEdited({ rows: moved(rows, id, place), read }),
    save,
  }
}

const idsOf = (rows: Rows) => rows.map(({ id }) => id)
