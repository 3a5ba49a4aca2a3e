import { type PointerEvent, useRef } from 'react'

/** In CSS pixels. */
const leastWay = 48

/**
 * Swipes of one finger to the left (1) and right (-1). The element has to leave vertical moves to the browser
 * (`touch-action: pan-y pinch-zoom`), which cancels the pointer when it scrolls.
 *
 * @returns handlers, and whether the click that is being handled ends a swipe
 */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined)
  const isSwipe = useRef(false)

  const onPointerDown = ({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
    isSwipe.current = false
    // A second finger is the beginning of a zoom.
    start.current = pointerType === 'touch' && isPrimary ? { x, y } : undefined
  }
  const onPointerCancel = () => {
    start.current = undefined
  }
  const onPointerUp = ({ clientX, clientY }: PointerEvent) => {
    if (!start.current) return
    const [x, y] = [clientX - start.current.x, clientY - start.current.y]
    start.current = undefined
    if (Math.abs(x) < leastWay || Math.abs(x) < 2 * Math.abs(y)) return
    isSwipe.current = true
    onSwipe(x < 0 ? 1 : -1)
  }
  return { handlers: { onPointerDown, onPointerUp, onPointerCancel }, endsSwipe: () => isSwipe.current }
}
