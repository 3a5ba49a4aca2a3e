import type { CalendarDay } from 'bikram-sambat-calendar'
import { useRef, useState } from 'react'
import { recordUsage } from '#app/platform/usage/record-usage.ts'
import { type Calendar, numericText, otherCalendar } from '../calendars.ts'
import { type Conversion, type Converted, convert, convertText, convertTyped } from '../conversion.ts'
import { events } from '../tool-names.ts'
import { withHyphens } from '../typed-date.ts'
import type { Posted } from '../url-state.ts'

interface TypedDate {
  from: Calendar
  text: string
  /** Enter was pressed: an unreadable text gets its error now. */
  submitted: boolean
  /** The visitor was asked and meant the calendar of `from`. */
  meant: boolean
}

/** The typed date and its direction; `onDate` gets each date that was converted, undefined when there is none. */
export function useTypedDate(
  posted: Posted,
  onDate: (calendar: Calendar, date: CalendarDay | undefined) => void,
) {
  const [typed, setTyped] = useState<TypedDate>(() => typedIn(posted))

  /** While one part of it is typed anew, a date is still the same. */
  const counted = useRef<Converted>(undefined)

  const change = (next: TypedDate) => {
    setTyped(next)
    const before = conversionOf(typed)
    const conversion = conversionOf(next)
    const converted = conversion?.ok ? conversion.converted : undefined
    const given = converted?.given
    if (converted && !isSame(converted, counted.current)) recordUsage(events.convert)
    if (conversion) counted.current = converted
    // biome-ignore lint/suspicious/noConsole: the visitor is answered in words, a developer finds it here
    if (conversion?.ok === false) console.debug('Date out of range', conversion.failure.reason)
    if (next.from !== typed.from) onDate(typed.from, undefined)
    if (given || before) onDate(next.from, given)
  }
  const fresh = { submitted: false, meant: false }
  return {
    from: typed.from,
    text: typed.text,
    conversion: conversionOf(typed),
    /** A pasted text is answered at once, also when it cannot be read. */
    type: (text: string, caretAtEnd: boolean, inputType?: string) => {
      const submitted = inputType === 'insertFromPaste'
      change({ ...typed, ...fresh, submitted, text: withHyphens(typed.text, text, caretAtEnd) })
    },
    turn: (from: Calendar) => change({ ...typed, ...fresh, ...carriedOver(typed), from }),
    /** Direction and text together, as they were before hydration. */
    enter: (from: Calendar, text: string) =>
      change({ ...fresh, from, text: withHyphens(typed.text, text, true) }),
    submit: () => change({ ...typed, submitted: true }),
    mean: (from: Calendar) => change({ ...typed, from, meant: true }),
    open: (from: Calendar, date: CalendarDay) =>
      change({ from, text: numericText(date), submitted: false, meant: true }),
  }
}

function typedIn({ typed: text = '', calendar, meant }: Posted): TypedDate {
  const from = (meant ?? calendar) === 'ad' ? 'ad' : 'bs'
  return { from, text, submitted: calendar !== undefined, meant: meant !== undefined }
}

/** The answer as the other direction's date; nothing where that direction does not offer it. */
function carriedOver(typed: TypedDate): Partial<TypedDate> {
  const conversion = conversionOf(typed)
  if (!conversion?.ok) return {}
  const { from, result } = conversion.converted
  return { text: convert(otherCalendar[from], result).ok ? numericText(result) : '', meant: true }
}

function isSame({ from, given }: Converted, other: Converted | undefined) {
  return from === other?.from && numericText(given) === numericText(other.given)
}

/** Undefined while the date is being typed. */
function conversionOf({ from, text, submitted, meant }: TypedDate): Conversion | undefined {
  return (submitted ? convertText : convertTyped)(from, text, meant ? from : undefined)
}
