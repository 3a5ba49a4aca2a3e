import { type KeyboardEvent, useState } from 'react'
import { type PlacedRow, placeOf } from './rows.ts'
import type { Order } from './use-order.ts'

interface Grabbed {
  id: string
  /** The order when it was grabbed, which a cancel brings back. */
  before: readonly PlacedRow[]
}

export type GrabEvent = 'grabbed' | 'moved' | 'dropped' | 'cancelled'

/** A row that is grabbed: by Space and moved by the arrow keys, or by a pointer. */
export function useGrab(order: Order, onEvent: (event: GrabEvent, id: string) => void) {
  const [grabbed, setGrabbed] = useState<Grabbed>()
  const grab = (id: string) => {
    setGrabbed({ id, before: order.rows })
    onEvent('grabbed', id)
  }
  const drop = () => {
    if (!grabbed) return
    setGrabbed(undefined)
    onEvent('dropped', grabbed.id)
  }
  const cancel = () => {
    if (!grabbed) return
    order.put(grabbed.before)
    setGrabbed(undefined)
    onEvent('cancelled', grabbed.id)
  }
  const move = (id: string, place: number) => {
    order.move(id, place)
    onEvent('moved', id)
  }
  const onKeyDown = (event: KeyboardEvent, id: string) => {
    const isHeld = grabbed?.id === id
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    const isPress = event.key === ' ' || event.key === 'Enter'
    if (event.key === 'Tab') return drop()
    if (isPress && isHeld) drop()
    else if (isPress) grab(id)
    else if (isHeld && step) move(id, placeOf(order.rows, id).place + step)
    else return
    event.preventDefault()
  }
  return { grabbed: grabbed?.id, grab, drop, cancel, move, onKeyDown }
}

export type Grab = ReturnType<typeof useGrab>
