import { digitsIn, latinDigits } from '@chautari/bikram-sambat/digits'
import { useState } from 'react'
import { textIn } from '#app/lib/language.ts'
import type { OrderAnswer, PlacedRow, SavedOrderAnswer } from '#app/platform/editing/answers.ts'
import { useTexts } from '#app/platform/i18n/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { AdminRequest } from './call-admin.ts'
import { FormModal } from './dialogs.tsx'
import { messages } from './messages.ne.ts'
import { useAnswer, useSend } from './requests.ts'
import { LoadFailure, LoadingNotice } from './screen-parts.tsx'

interface OrderModalProps {
  path: AdminRequest['path']
  groupTitles?: Readonly<Record<string, string>>
  onClose: () => void
  onSaved: (message: string, undo: { act: string | undefined }) => void
}

/** All rows of a list, moved by buttons or to a typed place; nothing is stored before Save. */
export function OrderModal({ path, groupTitles = {}, onClose, onSaved }: OrderModalProps) {
  const [{ order: text, list }, lang] = useTexts(messages)
  const order = useOrder(path)
  const { rows, error } = order
  const [movedId, setMovedId] = useState('')
  const row = rows.find(({ id }) => id === movedId)
  const { place, count } = placeOf(rows, movedId)
  const save = async () => {
    const saved = order.isChanged ? await order.save() : {}
    if (saved) onSaved(text.saved, { act: saved.act })
    return saved !== undefined
  }
  return (
    <FormModal title={text.title} {...order} save={save} onClose={onClose}>
      {error !== undefined && <LoadFailure title={text.errorTitle} {...order} error={error} />}
      {rows.length === 0 && order.isLoading && <LoadingNotice text={list.loading} />}
      {rows.length > 0 && (
        <>
          <p className="text-muted">{text.hint}</p>
          <OrderList
            rows={rows}
            groupTitles={groupTitles}
            onMove={(id, wanted) => {
              order.move(id, wanted)
              setMovedId(id)
            }}
          />
        </>
      )}
      {/* Where the row is now. */}
      <p role="status" className="sr-only">
        {row &&
          text.moved(textIn(lang, row.name, row.name_ne).text, digitsIn(lang, place), digitsIn(lang, count))}
      </p>
    </FormModal>
  )
}

interface OrderListProps {
  rows: readonly PlacedRow[]
  groupTitles: Readonly<Record<string, string>>
  /** @param place in the group of the row, from 1 */
  onMove: (id: string, place: number) => void
}

/** The rows in their order, under the titles of their groups. */
function OrderList({ rows, groupTitles, onMove }: OrderListProps) {
  return [...Map.groupBy(rows, ({ group }) => group)].map(([group, members]) => (
    <section key={group} className="grid gap-2">
      {group !== null && <h3 className="text-lg">{groupTitles[group] ?? group}</h3>}
      <ol className="grid gap-2">
        {members.map((row) => (
          <OrderRow
            key={row.id}
            row={row}
            {...placeOf(rows, row.id)}
            onMove={(place) => onMove(row.id, place)}
          />
        ))}
      </ol>
    </section>
  ))
}

interface OrderRowProps extends ReturnType<typeof placeOf> {
  row: PlacedRow
  onMove: (place: number) => void
}

const control =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-lg hover:bg-hover aria-disabled:cursor-default aria-disabled:opacity-40'

function OrderRow({ row, place, count, onMove }: OrderRowProps) {
  const [{ order: text }, lang] = useTexts(messages)
  const name = textIn(lang, row.name, row.name_ne)
  const step = (kind: 'up' | 'down', by: number) => ({
    type: 'button' as const,
    'aria-label': text[kind](name.text),
    'aria-disabled': place + by < 1 || place + by > count,
    onClick: () => onMove(place + by),
    className: control,
  })
  const [typed, setTyped] = useState<string>()
  const moveTyped = () => {
    const wanted = Number(latinDigits(typed ?? ''))
    setTyped(undefined)
    if (Number.isInteger(wanted) && wanted > 0) onMove(wanted)
  }
  return (
    <li className="flex items-center gap-2 rounded-xl border border-line bg-surface p-1">
      <input
        value={typed ?? digitsIn(lang, place)}
        inputMode="numeric"
        autoComplete="off"
        aria-label={text.place(name.text, digitsIn(lang, count))}
        className="min-h-11 w-14 shrink-0 rounded-lg border border-line-strong bg-surface px-2 text-center"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={moveTyped}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // It would submit the form.
          event.preventDefault()
          moveTyped()
        }}
      />
      <span lang={name.lang} className="min-w-0 grow wrap-anywhere">
        {name.text}
        {!row.is_active && <span className="block text-sm text-muted">{text.hidden}</span>}
      </span>
      <button {...step('up', -1)}>
        <Icon name="arrow-up" />
      </button>
      <button {...step('down', 1)}>
        <Icon name="arrow-down" />
      </button>
    </li>
  )
}

type Rows = readonly PlacedRow[]

/** The place of a row in its group, from 1, and the number of rows there. */
function placeOf(rows: Rows, id: string): { place: number; count: number } {
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
  return rows.map((one) => (one.group === row.group ? (wanted.shift() ?? one) : one))
}

function groupOf(rows: Rows, id: string): PlacedRow[] {
  const group = rows.find((row) => row.id === id)?.group
  return rows.filter((row) => row.group === group)
}

/** The order of a list: loaded, changed, stored at once. */
function useOrder(listPath: AdminRequest['path']) {
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
    if (current) setEdited({ rows: current, read: current })
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
