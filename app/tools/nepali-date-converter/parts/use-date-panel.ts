import { type CalendarDay, todayInNepal } from 'bikram-sambat'
import { useState } from 'react'
import { type Calendar, offered } from '../calendars.ts'
import { convert, convertText, readDate } from '../conversion.ts'
import { useConversion } from './use-conversion.ts'

export type DatePanelState = ReturnType<typeof useDatePanel>

/** One panel: what is chosen, what is typed beside it, and what came of it. */
export function useDatePanel(calendar: Calendar, onAnswer: (given: CalendarDay | undefined) => void) {
  const [chosen, setChosen] = useState(offered[calendar].start)
  const [typed, setTyped] = useState('')
  const { state, settle, start } = useConversion((converted) =>
    onAnswer(converted?.from === calendar ? converted.given : undefined),
  )

  const take = (date: CalendarDay) => {
    setChosen(date)
    setTyped('')
  }
  /** The selects follow what is typed as soon as it can be read. */
  const type = (text: string) => {
    setTyped(text)
    const reading = readDate(calendar, text)
    if (reading.ok) setChosen(reading.date)
  }
  const convertToday = () => {
    const today = todayInNepal(new Date())[calendar]
    take(today)
    start(convert(calendar, today))
  }
  /** Shows at once what an address asked for. */
  const open = (date: CalendarDay) => {
    take(date)
    settle(convert(calendar, date))
  }
  return {
    chosen,
    typed,
    state,
    choose: (part: Partial<CalendarDay>) => take({ ...chosen, ...part }),
    type,
    convert: () => start(typed.trim() ? convertText(calendar, typed) : convert(calendar, chosen)),
    /** The answer to which calendar a date is meant in. */
    convertIn: (meant: Calendar, date: CalendarDay) => start(convert(meant, date)),
    convertToday,
    open,
  }
}
