import { type ReactNode, useEffect, useState } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { timeRanges } from '#app/records/usage/periods.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { SelectField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from '../messages.ne.ts'
import { type Chosen, lastWeek } from '../range.ts'
import { DaysForm } from './days-form.tsx'

/** The shortest time that a refresh is shown, so that it is visible. */
const spinMs = 1000

interface RangeBarProps {
  range: Chosen
  onRange: (range: Chosen) => void
  onRefresh: () => void
  /** Further buttons. */
  children: ReactNode
}

export function RangeBar({ range, onRange, onRefresh, children }: RangeBarProps) {
  const text = useMessages(messages)
  const [spins, spin] = useSpin()
  const days = typeof range === 'string' ? undefined : range
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={text.range}
          value={typeof range === 'string' ? range : 'custom'}
          onChange={({ target }) =>
            onRange(timeRanges.find((offered) => offered === target.value) ?? lastWeek(new Date()))
          }
          className="w-full max-w-56"
          options={[...timeRanges, 'custom' as const].map((offered) => [offered, text.ranges[offered]])}
        />
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
      {days && <DaysForm key={`${days.from} ${days.to}`} days={days} onDays={onRange} />}
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
