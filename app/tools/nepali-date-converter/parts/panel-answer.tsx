import { type CalendarDay, formatBs, weekdayName } from '@chautari/bikram-sambat'
import { useEffect, useRef } from 'react'
import { RemarksOfDay } from '#app/platform/calendar-day/remarks-of-day.tsx'
import { WrongLink } from '#app/platform/corrections/wrong-link.tsx'
import { useTexts } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import {
  type Calendar,
  type Conversion,
  type Converted,
  dateText,
  type Failure,
  failureText,
  otherCalendar,
  spanText,
} from '../conversion.ts'
import { bothOf, type Day, spanBetween } from '../days.ts'
import { messages } from '../messages.ne.ts'

interface PanelAnswerProps {
  from: Calendar
  /** Undefined before the first conversion and while one runs. */
  conversion: Conversion | undefined
  today: Day
  /** Only typed numbers can be ambiguous. */
  meant?: Meant
}

interface Meant {
  /** Id of the form, which is posted without JavaScript. */
  form: string
  onMeant: (calendar: Calendar) => void
}

/** The result of a conversion. */
export function PanelAnswer({ from, conversion, today, meant }: PanelAnswerProps) {
  const refusal = useRef<HTMLDivElement>(null)
  // On a phone it is below the buttons, off the screen.
  useEffect(() => {
    if (conversion?.ok === false) refusal.current?.scrollIntoView({ block: 'nearest' })
  }, [conversion])
  if (!conversion) return null
  if (conversion.ok) return <Result converted={conversion.converted} today={today} />
  const { failure } = conversion
  return (
    <div ref={refusal}>
      <Refusal from={from} failure={failure} />
      {failure.reason === 'which-calendar' && meant && <Meanings given={failure.given} {...meant} />}
    </div>
  )
}

/** Buttons for the two dates that the numbers can mean. */
function Meanings({ given, form, onMeant }: Meant & { given: CalendarDay }) {
  const [text, lang] = useTexts(messages)
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {(['bs', 'ad'] as const).map((calendar) => (
        <button
          key={calendar}
          type="submit"
          form={form}
          name="meant"
          value={calendar}
          className={buttonStyle.secondary}
          onClick={(event) => {
            event.preventDefault()
            onMeant(calendar)
          }}
        >
          {text.dated[calendar](dateText(calendar, given, lang))}
        </button>
      ))}
    </div>
  )
}

function Result({ converted, today }: { converted: Converted; today: Day }) {
  const [text, lang] = useTexts(messages)
  const { from, given, result, weekday, remarks } = converted
  const to = otherCalendar[from]
  const shown = dateText(to, result, lang)
  // A day at least a year ago may be one of birth; others have no age. Counted in BS, in both directions.
  const { backwards, bs: span } = spanBetween(bothOf(from, given), today)
  return (
    <div className="mt-3 border-t border-line pt-3">
      <p className="text-muted">{text.given[from](dateText(from, given, lang))}</p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>
          <span className="block text-[1.75rem] font-bold">{shown}</span>
          <span className="text-lg">{weekdayName(weekday, lang)}</span>
          {!backwards && span.years > 0 && (
            <span className="block text-muted">{text.ageToday(spanText(lang, span))}</span>
          )}
        </p>
        <CopyButton text={shown} label={text.copy} copied={text.copied} icon="clipboard" />
      </div>
      <RemarksOfDay remarks={remarks} />
      <WrongLink about={`day:${formatBs(from === 'bs' ? given : result, { style: 'numeric' })}`} />
    </div>
  )
}

function Refusal({ from, failure }: { from: Calendar; failure: Failure }) {
  const [text, lang] = useTexts(messages)
  const unread = ['empty', 'unreadable', 'ambiguous', 'which-calendar'].includes(failure.reason)
  return (
    <p className="mt-4 flex items-start gap-2 rounded-lg bg-hover px-3 py-2">
      <Icon name="warning" className="mt-0.5 size-5 text-simrik" />
      <span>
        {!unread && <strong className="block">{text.dateOutOfRange}</strong>}
        {failureText(from, failure, lang)}
      </span>
    </p>
  )
}
