import { digitsIn } from 'bikram-sambat-calendar/digits'
import { useState } from 'react'
import { textIn } from '#app/lib/language.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { AdminRequest } from '../api/call-admin.ts'
import { FormModal } from '../forms/form-modal.tsx'
import { LoadFailure, LoadingNotice } from '../lists/list-states.tsx'
import { messages as listMessages } from '../lists/messages.ne.ts'
import { messages } from './messages.ne.ts'
import { OrderList } from './order-list.tsx'
import { placeOf } from './rows.ts'
import { type Order, useOrder } from './use-order.ts'

interface OrderModalProps {
  path: AdminRequest['path']
  groupTitles?: Readonly<Record<string, string>> | undefined
  onClose: () => void
  onSaved: (said: string, act?: string) => void
}

/** All rows of a list, moved by buttons or to a typed place; nothing is stored before Save. */
export function OrderModal({ path, groupTitles = {}, onClose, onSaved }: OrderModalProps) {
  const text = useMessages(messages)
  const list = useMessages(listMessages)
  const order = useOrder(path)
  const [moved, setMoved] = useState<string>()
  const save = async () => {
    const saved = order.isChanged ? await order.save() : {}
    if (saved) onSaved(text.saved, saved.act)
    return saved !== undefined
  }
  return (
    <FormModal
      title={text.title}
      isChanged={order.isChanged}
      isSaving={order.isSaving}
      failure={order.failure}
      save={save}
      onClose={onClose}
    >
      {order.error !== undefined && (
        <LoadFailure
          title={text.errorTitle}
          error={order.error}
          isBusy={order.isLoading}
          onRetry={order.reload}
        />
      )}
      {order.rows.length === 0 && order.isLoading && <LoadingNotice text={list.loading} />}
      {order.rows.length > 0 && (
        <>
          <p className="text-muted">{text.hint}</p>
          <OrderList
            rows={order.rows}
            groupTitles={groupTitles}
            onMove={(id, place) => {
              order.move(id, place)
              setMoved(id)
            }}
          />
        </>
      )}
      <p role="status" className="sr-only">
        <MovedRow id={moved} rows={order.rows} />
      </p>
    </FormModal>
  )
}

/** Where a row is now, for screen readers. */
function MovedRow({ id, rows }: { id: string | undefined } & Pick<Order, 'rows'>) {
  const text = useMessages(messages)
  const lang = useLang()
  const row = rows.find((one) => one.id === id)
  if (!row) return null
  const { place, count } = placeOf(rows, row.id)
  return text.moved(textIn(lang, row.name, row.name_ne).text, digitsIn(lang, place), digitsIn(lang, count))
}
