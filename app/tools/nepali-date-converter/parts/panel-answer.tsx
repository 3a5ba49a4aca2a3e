import { type CalendarDay, digitsIn, weekdayName } from 'bikram-sambat'
import { useEffect, useRef } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useCopy } from '#app/ui/use-copy.ts'
import { type Calendar, dateText, otherCalendar } from '../calendars.ts'
import { type Conversion, type Converted, type Failure, failureText } from '../conversion.ts'
import { messages } from '../messages.ne.ts'

interface PanelAnswerProps {
  from: Calendar
  /** Undefined before the first conversion and while one runs. */
  conversion: Conversion | undefined
  onMeant: (calendar: Calendar, date: CalendarDay) => void
}

/** The result of a conversion. */
export function PanelAnswer({ from, conversion, onMeant }: PanelAnswerProps) {
  const refusal = useRef<HTMLDivElement>(null)
  // On a phone it is below the buttons, off the screen.
  useEffect(() => {
    if (conversion?.ok === false) refusal.current?.scrollIntoView({ block: 'nearest' })
  }, [conversion])
  if (!conversion) return null
  if (conversion.ok) return <Result converted={conversion.converted} />
  const { failure } = conversion
  return (
    <div ref={refusal}>
      <Refusal from={from} failure={failure} />
      {failure.reason === 'which-calendar' && <Meanings given={failure.given} onMeant={onMeant} />}
    </div>
  )
}

/** Buttons for the two dates that the numbers can mean. */
function Meanings({ given, onMeant }: { given: CalendarDay } & Pick<PanelAnswerProps, 'onMeant'>) {
  const text = useMessages(messages)
  const lang = useLang()
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {(['bs', 'ad'] as const).map((calendar) => (
        <button
          key={calendar}
          type="button"
          className={buttonStyle.secondary}
          onClick={() => onMeant(calendar, given)}
        >
          {text.dated[calendar](dateText(calendar, given, lang))}
        </button>
      ))}
    </div>
  )
}

function Result({ converted }: { converted: Converted }) {
  const text = useMessages(messages)
  const lang = useLang()
  const { copied, copy } = useCopy()
  const { from, given, result, weekday, provisional } = converted
  const to = otherCalendar[from]
  const shown = dateText(to, result, lang)
  const bsYear = from === 'bs' ? given.year : result.year
  return (
    <div className="mt-5 border-t border-line pt-4">
      <p className="text-muted">{text.given[from](dateText(from, given, lang))}</p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>
          <span className="block text-2xl font-bold">{shown}</span>
          <span className="text-lg">{weekdayName(weekday, lang)}</span>
        </p>
        <button type="button" className={buttonStyle.secondary} onClick={() => copy(shown)}>
          <Icon name={copied ? 'check' : 'clipboard'} />
          {copied ? text.copied : text.copy}
        </button>
      </div>
      {provisional && (
        <p className="mt-3 flex items-start gap-2 rounded-lg bg-hover px-3 py-2">
          <Icon name="warning" className="mt-0.5 size-5 text-simrik" />
          <span>
            <strong className="block">{text.provisional}</strong>
            {text.provisionalReason(digitsIn(lang, bsYear))}
          </span>
        </p>
      )}
    </div>
  )
}

function Refusal({ from, failure }: { from: Calendar; failure: Failure }) {
  const text = useMessages(messages)
  const lang = useLang()
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
