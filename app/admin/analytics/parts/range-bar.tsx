import { type ReactNode, useEffect, useId, useState } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { type TimeRange, timeRanges } from '#app/records/usage/periods.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { fieldStyle } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from '../messages.ne.ts'

/** The shortest time that a refresh is shown, so that it is visible. */
const spinMs = 1000

interface RangeBarProps {
  range: TimeRange
  onRange: (range: TimeRange) => void
  onRefresh: () => void
  /** Further buttons. */
  children: ReactNode
}

export function RangeBar({ range, onRange, onRefresh, children }: RangeBarProps) {
  const text = useMessages(messages)
  const id = useId()
  const [spins, spin] = useSpin()
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="w-full max-w-56">
        <label htmlFor={id} className="text-sm font-semibold">
          {text.range}
        </label>
        <select
          id={id}
          value={range}
          onChange={({ target }) => onRange(timeRanges.find((offered) => offered === target.value) ?? '7d')}
          className={fieldStyle}
        >
          {timeRanges.map((offered) => (
            <option key={offered} value={offered}>
              {text.ranges[offered]}
            </option>
          ))}
        </select>
      </div>
      <button
        type="button"
        className={buttonStyle.secondary}
        aria-busy={spins}
        onClick={() => {
          spin()
          onRefresh()
        }}
      >
        <Icon
          name="refresh-ccw"
          className={`size-5 ${spins ? 'animate-spin motion-reduce:animate-none' : ''}`}
        />
        {text.refresh}
      </button>
      {children}
    </div>
  )
}

function useSpin() {
  const [turns, setTurns] = useState(0)
  const [stopped, setStopped] = useState(0)
  useEffect(() => {
    if (turns === 0) return
    const timer = setTimeout(() => setStopped(turns), spinMs)
    return () => clearTimeout(timer)
  }, [turns])
  return [turns !== stopped, () => setTurns((before) => before + 1)] as const
}
