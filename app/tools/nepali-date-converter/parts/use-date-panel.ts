import { type CalendarDay, todayInNepal } from 'bikram-sambat-calendar'
import { useEffect, useRef, useState } from 'react'
import { recordUsage } from '#app/platform/usage/record-usage.ts'
import { type Calendar, offered } from '../calendars.ts'
import { type Conversion, type Converted, convert } from '../conversion.ts'
import { events } from '../tool-names.ts'

/** A delay, so that a visitor notices the conversion. */
const convertingMs = 250

export type DatePanelState = ReturnType<typeof useDatePanel>

/** State of a panel: the selected date and the result, of a posted date at first; `onAnswer` gets the converted date. */
export function useDatePanel(
  calendar: Calendar,
  posted: CalendarDay | undefined,
  onAnswer: (given: CalendarDay | undefined) => void,
) {
  const [chosen, setChosen] = useState(posted ?? offered[calendar].start)
  const { state, settle, start } = useConversion(posted && convert(calendar, posted), (converted) =>
    onAnswer(converted?.from === calendar ? converted.given : undefined),
  )

  const convertToday = () => {
    const today = todayInNepal(new Date())[calendar]
    setChosen(today)
    start(convert(calendar, today))
  }
  /** Shows the date of an address at once. */
  const open = (date: CalendarDay) => {
    setChosen(date)
    settle(convert(calendar, date))
  }
  return {
    chosen,
    state,
    choose: (part: Partial<CalendarDay>) => setChosen({ ...chosen, ...part }),
    convert: () => start(convert(calendar, chosen)),
    convertToday,
    open,
  }
}

/** Runs one conversion at a time; `onAnswer` gets the result, undefined after a failure. */
function useConversion(first: Conversion | undefined, onAnswer: (converted: Converted | undefined) => void) {
  const [state, setState] = useState<'idle' | 'converting' | Conversion>(first ?? 'idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const settle = (conversion: Conversion) => {
    setState(conversion)
    onAnswer(conversion.ok ? conversion.converted : undefined)
    if (conversion.ok) recordUsage(events.convert)
    // biome-ignore lint/suspicious/noConsole: the visitor is answered in words, a developer finds it here
    else console.debug('Date out of range', conversion.failure.reason)
  }
  const start = (conversion: Conversion) => {
    setState('converting')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => settle(conversion), convertingMs)
  }
  return { state, settle, start }
}
