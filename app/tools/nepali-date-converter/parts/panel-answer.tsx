import { type CalendarDay, digitsIn, weekdayName } from 'bikram-sambat'
import { useEffect, useRef } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useCopy } from '#app/ui/use-copy.ts'
import { type Calendar, dateText, otherCalendar } from '../calendars.ts'
import { type Converted, type Failure, failureText } from '../conversion.ts'
import { messages } from '../messages.ne.ts'
import type { ConversionState } from './use-date-panel.ts'

interface PanelAnswerProps {
  from: Calendar
  state: ConversionState
  onMeant: (calendar: Calendar, date: CalendarDay) => void
}

/** The result of a conversion; nothing before the first one and while one runs. */
export function PanelAnswer({ from, state, onMeant }: PanelAnswerProps) {
  const refusal = useRef<HTMLDivElement>(null)
  // On a phone it is below the buttons, off the screen.
  useEffect(() => {
    if (state.kind === 'failed') refusal.current?.scrollIntoView({ block: 'nearest' })
  }, [state])
  if (state.kind === 'done') return <Result converted={state.converted} />
  if (state.kind !== 'failed') return null
  const { failure } = state
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
