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

  const follow = (id: string, y: number) => {
    // Escape may have put it back already.
    const row = rows.find((one) => one.id === id && grab.grabbed === id)
    const over = rowAt(area.current, y)
    const target = rows.find((one) => one.id === over)
    if (!row || !target || target === row || target.group !== row.group) return
    grab.move(id, placeOf(rows, target.id).place)
  }
  const end = (isCancelled: boolean) => {
    setDragged(undefined)
    if (isCancelled) grab.cancel()
    else grab.drop()
  }

  usePointer(dragged !== undefined, {
    area,
    onMove: (y) => dragged !== undefined && follow(dragged, y),
    onEnd: end,
  })

  const begin = (event: ReactPointerEvent<HTMLElement>, id: string) => {
    if (event.button !== 0) return
    grab.grab(id)
    setDragged(id)
  }
  return begin
}

interface PointerParts extends Pick<DragParts, 'area'> {
  /** With the height of the pointer in the window. */
  onMove: (y: number) => void
  onEnd: (isCancelled: boolean) => void
}

/** Follows the pointer until it is lifted. Of the window: the handle is moved in the document while it is dragged. */
function usePointer(isDown: boolean, { area, onMove, onEnd }: PointerParts) {
  const move = useEffectEvent(onMove)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (!isDown) return
    const ended = new AbortController()
    let y: number | undefined
    let frame = requestAnimationFrame(function scroll() {
      if (y !== undefined && scrollAt(area.current, y)) move(y)
      frame = requestAnimationFrame(scroll)
    })
    const onPointerMove = ({ clientY }: PointerEvent) => {
      y = clientY
      move(clientY)
    }
    addEventListener('pointermove', onPointerMove, ended)
    addEventListener('pointerup', () => end(false), ended)
    addEventListener('pointercancel', () => end(true), ended)
    return () => {
      cancelAnimationFrame(frame)
      ended.abort()
    }
  }, [isDown, area])
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
