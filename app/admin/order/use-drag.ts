import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { type PlacedRow, placeOf } from './rows.ts'
import type { Grab } from './use-grab.ts'

/** Distance from the edge of the list, in pixels, at which it scrolls under the pointer. */
const edge = 48
const scrollStep = 8

interface DragParts {
  /** The area that scrolls; its rows have `data-row`. */
  area: RefObject<HTMLElement | null>
  rows: readonly PlacedRow[]
  grab: Grab
}

/** Moves a row with a mouse, a finger or a pen. */
export function useDrag({ area, rows, grab }: DragParts) {
  const [dragged, setDragged] = useState<string>()

  const follow = useEffectEvent((id: string, y: number) => {
    // Escape may have put it back already.
    const row = rows.find((one) => one.id === id && grab.grabbed === id)
    const over = rowAt(area.current, y)
    const target = rows.find((one) => one.id === over)
    if (!row || !target || target === row || target.group !== row.group) return
    grab.move(id, placeOf(rows, target.id).place)
  })
  const end = useEffectEvent((isCancelled: boolean) => {
    setDragged(undefined)
    if (isCancelled) grab.cancel()
    else grab.drop()
  })

  useEffect(() => {
    if (dragged === undefined) return
    let y: number | undefined
    let frame = requestAnimationFrame(function scroll() {
      if (y !== undefined && scrollAt(area.current, y)) follow(dragged, y)
      frame = requestAnimationFrame(scroll)
    })
    const onMove = (event: PointerEvent) => {
      y = event.clientY
      follow(dragged, y)
    }
    const [onUp, onCancel] = [() => end(false), () => end(true)]
    // Of the window: the handle is moved in the document while it is dragged.
    addEventListener('pointermove', onMove)
    addEventListener('pointerup', onUp)
    addEventListener('pointercancel', onCancel)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('pointermove', onMove)
      removeEventListener('pointerup', onUp)
      removeEventListener('pointercancel', onCancel)
    }
  }, [dragged, area])

  const begin = (event: ReactPointerEvent<HTMLElement>, id: string) => {
    if (event.button !== 0) return
    grab.grab(id)
    setDragged(id)
  }
  return begin
}

/** The row whose middle half is at this height: in its outer quarters rows would change places to and fro. */
function rowAt(area: HTMLElement | null, y: number): string | undefined {
  for (const row of area?.querySelectorAll<HTMLElement>('[data-row]') ?? []) {
    const { top, bottom, height } = row.getBoundingClientRect()
    if (y >= top + height / 4 && y <= bottom - height / 4) return row.dataset.row
  }
  return undefined
}

/** Scrolls near the upper and the lower edge; false elsewhere. */
function scrollAt(area: HTMLElement | null, y: number): boolean {
  if (!area) return false
  const { top, bottom } = area.getBoundingClientRect()
  const step = y < top + edge ? -scrollStep : y > bottom - edge ? scrollStep : 0
  const before = area.scrollTop
  area.scrollTop += step
  return area.scrollTop !== before
}
