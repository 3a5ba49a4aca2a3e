import { digitsIn, latinDigits } from 'bikram-sambat-calendar/digits'
import { useState } from 'react'
import { textIn } from '#app/lib/language.ts'
import type { PlacedRow } from '#app/platform/editing/answers.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { AdminRequest } from './call-admin.ts'
import { FormModal } from './form-modal.tsx'
import { LoadFailure, LoadingNotice } from './list-states.tsx'
import { messages } from './messages.ne.ts'
import { placeOf, useOrder } from './order.ts'

interface OrderModalProps {
  path: AdminRequest['path']
  groupTitles?: Readonly<Record<string, string>>
  onClose: () => void
  onSaved: (message: string, undo: { act: string | undefined }) => void
}

/** All rows of a list, moved by buttons or to a typed place; nothing is stored before Save. */
export function OrderModal({ path, groupTitles = {}, onClose, onSaved }: OrderModalProps) {
  const { order: text, list } = useMessages(messages)
  const order = useOrder(path)
  const { rows, error } = order
  const [moved, setMoved] = useState<string>()
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
            onMove={(id, place) => {
              order.move(id, place)
              setMoved(id)
            }}
          />
        </>
      )}
      <p role="status" className="sr-only">
        <MovedRow id={moved} rows={rows} />
      </p>
    </FormModal>
  )
}

/** Where a row is now, for screen readers. */
function MovedRow({ id, rows }: { id: string | undefined; rows: readonly PlacedRow[] }) {
  const { order: text } = useMessages(messages)
  const lang = useLang()
  const row = rows.find((one) => one.id === id)
  if (!row) return null
  const { place, count } = placeOf(rows, row.id)
  return text.moved(textIn(lang, row.name, row.name_ne).text, digitsIn(lang, place), digitsIn(lang, count))
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
  const { order: text } = useMessages(messages)
  const lang = useLang()
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
