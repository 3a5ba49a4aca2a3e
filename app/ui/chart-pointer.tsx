import type { KeyboardEvent, PointerEvent } from 'react'
import { nearestIndex, type PlacedPoint } from './chart-layout.ts'

interface ChartPointerProps {
  label: string
  /** The shown value with its day, for screen readers. */
  valueText: string
  points: readonly PlacedPoint[]
  chosen: number | undefined
  onChoose: (index: number | undefined) => void
}

/**
 * Lies over a chart and chooses one of its points: by mouse, by a finger that moves sideways (up and down scrolls the page)
 * or by keys. A slider, so that screen readers pass the keys on and say each value.
 */
export function ChartPointer({ label, valueText, points, chosen, onChoose }: ChartPointerProps) {
  const end = points.length - 1
  const index = chosen ?? end
  const point = (event: PointerEvent) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    onChoose(nearestIndex(points, (event.clientX - left) / Math.max(width, 1)))
  }
  const press = (event: KeyboardEvent) => {
    const wanted = indexAfter(event.key, index, end)
    if (wanted === undefined) return
    event.preventDefault()
    onChoose(Math.min(Math.max(wanted, 0), end))
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={points.length}
      aria-valuenow={index + 1}
      aria-valuetext={valueText}
      className="no-print absolute inset-0 cursor-crosshair [touch-action:pan-y] rounded-lg select-none"
      onPointerDown={point}
      onPointerMove={point}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onChoose(undefined)}
      onKeyDown={press}
      onBlur={() => onChoose(undefined)}
    />
  )
}

const pageStep = 10

function indexAfter(key: string, index: number, end: number): number | undefined {
  if (key === 'ArrowLeft' || key === 'ArrowDown') return index - 1
  if (key === 'ArrowRight' || key === 'ArrowUp') return index + 1
  if (key === 'PageDown') return index - pageStep
  if (key === 'PageUp') return index + pageStep
  if (key === 'Home') return 0
  return key === 'End' ? end : undefined
}
