import { digitsIn } from 'bikram-sambat-calendar/digits'
import { useRef, useState } from 'react'
import { textIn } from '#app/lib/language.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { ConfirmDialog, Modal } from '#app/ui/dialog.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { useUnsaved } from '../api/access.ts'
import { AccessNotice } from '../api/access-notice.tsx'
import type { AdminRequest } from '../api/call-admin.ts'
import { messages as formMessages } from '../forms/messages.ne.ts'
import { LoadFailure, LoadingNotice } from '../lists/list-states.tsx'
import { messages as listMessages } from '../lists/messages.ne.ts'
import { messages } from './messages.ne.ts'
import { OrderList } from './order-list.tsx'
import { placeOf } from './rows.ts'
import { type GrabEvent, useGrab } from './use-grab.ts'
import { type Order, useOrder } from './use-order.ts'

interface OrderModalProps {
  path: AdminRequest['path']
  groupTitles?: Readonly<Record<string, string>> | undefined
  onClose: () => void
  onSaved: (said: string) => void
}

/** All rows of a list, moved by pointer, by keyboard or by buttons; nothing is stored before Save. */
export function OrderModal({ path, groupTitles = {}, onClose, onSaved }: OrderModalProps) {
  const text = useMessages(messages)
  const say = useMessages(formMessages)
  const list = useMessages(listMessages)
  const order = useOrder(path)
  const area = useRef<HTMLDivElement>(null)
  const [event, setEvent] = useState<Spoken>()
  const grab = useGrab(order, (kind, id) => setEvent({ kind, id }))
  const [asksToLeave, setAsksToLeave] = useState(false)
  useUnsaved(order.isChanged)
  const leave = () => {
    if (order.isSaving) return
    if (order.isChanged) setAsksToLeave(true)
    else onClose()
  }
  const save = async () => {
    if (await order.save()) onSaved(text.saved)
  }
  return (
    // Escape first puts back what is grabbed.
    <Modal
      title={text.title}
      close={say.close}
      isOpen
      onClose={() => (grab.grabbed ? grab.cancel() : leave())}
    >
      <div ref={area} className="grid min-h-0 grow content-start gap-4 overflow-y-auto p-5">
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
            <OrderList rows={order.rows} grab={grab} area={area} groupTitles={groupTitles} />
          </>
        )}
      </div>
      <p role="status" className="sr-only">
        <SpokenEvent event={event} order={order} />
      </p>
      <AccessNotice />
      <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-5 py-3">
        <ErrorText className="me-auto">{order.failure}</ErrorText>
        <button type="button" className={buttonStyle.secondary} onClick={leave}>
          {say.cancel}
        </button>
        <button
          type="button"
          className={buttonStyle.primary}
          disabled={!order.isChanged}
          aria-disabled={order.isSaving}
          onClick={() => !order.isSaving && void save()}
        >
          {order.isSaving && <Spinner />}
          {order.isSaving ? say.saving : say.save}
        </button>
      </div>
      <ConfirmDialog
        isOpen={asksToLeave}
        title={text.leaveTitle}
        text={text.leaveText}
        yes={say.leaveYes}
        no={say.cancel}
        onYes={onClose}
        onNo={() => setAsksToLeave(false)}
      />
    </Modal>
  )
}

interface Spoken {
  kind: GrabEvent
  id: string
}

/** What happened to a row, for screen readers. */
function SpokenEvent({ event, order }: { event: Spoken | undefined; order: Order }) {
  const { events } = useMessages(messages)
  const lang = useLang()
  const row = order.rows.find(({ id }) => id === event?.id)
  if (!event || !row) return null
  const { place, count } = placeOf(order.rows, row.id)
  const name = textIn(lang, row.name, row.name_ne).text
  return events[event.kind](name, digitsIn(lang, place), digitsIn(lang, count))
}
