import { type CalendarDay, todayInNepal } from 'bikram-sambat'
import { useState } from 'react'
import { type Calendar, offered } from '../calendars.ts'
import { convert, convertText, readDate } from '../conversion.ts'
import { useConversion } from './use-conversion.ts'

export type DatePanelState = ReturnType<typeof useDatePanel>

/** State of a panel: the selected date, the typed text and the result. */
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
  /** The selects follow the typed text when it is a date. */
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
  /** Shows the date of an address at once. */
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
    /** Converts an ambiguous date in the calendar that the visitor meant. */
    convertIn: (meant: Calendar, date: CalendarDay) => start(convert(meant, date)),
    convertToday,
    open,
  }
}
