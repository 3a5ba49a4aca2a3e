import { type CalendarDay, weekdayName, weekdayOf } from 'bikram-sambat-calendar'
import { type ChangeEvent, useEffect, useEffectEvent, useId, useRef } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { SendWithoutScript } from '#app/platform/tool-page/send-without-script.tsx'
import { SharedAnswer } from '#app/platform/tool-page/shared-answer.tsx'
import { BsDateField } from '#app/ui/bs-date-field.tsx'
import { cardStyle } from '#app/ui/card.tsx'
import { Field, TextField } from '#app/ui/field.tsx'
import { type Calendar, dateText, otherCalendar } from '../calendars.ts'
import { remarkText } from '../conversion-texts.ts'
import type { Day } from '../days.ts'
import { messages } from '../messages.ne.ts'
import { PanelAnswer } from './panel-answer.tsx'
import type { useTypedDate } from './use-typed-date.ts'

interface TypedCardProps {
  typed: ReturnType<typeof useTypedDate>
  today: Day
}

/** One field for both directions, with a result while typing; below it today's date. */
export function TypedCard({ typed, today }: TypedCardProps) {
  const text = useMessages(messages)
  const lang = useLang()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const { from, conversion } = typed
  const inWords = (calendar: Calendar, day: CalendarDay) =>
    text.dated[calendar](dateText(calendar, day, lang))
  const behind = (remark: string) => remark && `. ${remark}`
  const converted = conversion?.ok ? conversion.converted : undefined
  const shared = converted
    ? `${inWords(from, converted.given)} = ${inWords(otherCalendar[from], converted.result)}, ${weekdayName(converted.weekday, lang)}${behind(remarkText(lang, converted))}`
    : `${text.todayTitle}: ${inWords('bs', today.bs)} = ${inWords('ad', today.ad)}`

  // Without JavaScript it stays when the direction is turned.
  const label = (
    <>
      <span className="noscript:hidden">{text.typed.label[from]}</span>
      <noscript>
        <span>{text.typed.heading}</span>
      </noscript>
    </>
  )
  const isInvalid = conversion?.ok === false
  const plain = {
    name: 'typed',
    inputMode: 'numeric',
    enterKeyHint: 'done',
    autoComplete: 'off',
    maxLength: 60,
    placeholder: text.typed.pattern,
    onChange: ({ target: { value, selectionStart }, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
      typed.type(value, selectionStart === value.length, (nativeEvent as InputEvent).inputType),
  } as const

  const takeEntered = useEffectEvent(() => {
    const given = form.current?.querySelector<HTMLInputElement>('[name=typed]')?.value
    const calendar = form.current?.querySelector('[name=calendar]:checked[value=ad]') ? 'ad' : 'bs'
    if (typeof given === 'string' && (calendar !== from || given !== typed.text)) typed.enter(calendar, given)
  })
  // Takes over what was chosen or typed before hydration.
  useEffect(() => takeEntered(), [])

  return (
    <section aria-label={text.typed.heading} className={`${cardStyle} p-4 sm:p-6`}>
      <form
        ref={form}
        id={`${id}-form`}
        method="post"
        noValidate
        className="no-print"
        onSubmit={(event) => {
          event.preventDefault()
          typed.submit()
        }}
      >
        <Direction from={from} onTurn={typed.turn} />
        {from === 'bs' ? (
          <Field id={`${id}-bs`} label={label} className="mt-3 min-w-0 sm:max-w-sm">
            {() => (
              <BsDateField
                id={`${id}-bs`}
                label={text.typed.label.bs}
                text={typed.text}
                onEdit={({ text: entered }) => typed.type(entered, false)}
                plain={{
                  ...plain,
                  value: typed.text,
                  'aria-invalid': isInvalid || undefined,
                  'aria-describedby': id,
                }}
                // The answer below says what is wrong.
                className="mt-1 block text-xl [&::part(error)]:hidden"
              />
            )}
          </Field>
        ) : (
          <TextField
            {...plain}
            label={label}
            value={typed.text}
            isInvalid={isInvalid}
            describedBy={id}
            className="mt-3 min-w-0 sm:max-w-sm"
            controlClass="text-xl tabular-nums"
          />
        )}
        <div className="mt-3 sm:max-w-sm">
          <SendWithoutScript label={text.convert} />
        </div>
      </form>
      <div role="status" id={id}>
        <PanelAnswer
          from={from}
          conversion={conversion}
          today={today}
          meant={{ form: `${id}-form`, onMeant: typed.mean }}
        />
      </div>
      <SharedAnswer text={shared} />
      <p className="mt-3 text-muted">
        {text.todayTitle}: <strong className="inline-block text-ink">{dateText('bs', today.bs, lang)}</strong>
        , {weekdayName(weekdayOf(today.bs), lang)} ·{' '}
        <span className="inline-block">{dateText('ad', today.ad, lang)}</span>
      </p>
    </section>
  )
}

function Direction({ from, onTurn }: { from: Calendar; onTurn: (from: Calendar) => void }) {
  const text = useMessages(messages)
  return (
    <fieldset className="grid grid-cols-2 overflow-hidden rounded-lg border border-line-strong sm:max-w-sm">
      <legend className="sr-only">{text.direction}</legend>
      {(['bs', 'ad'] as const).map((calendar) => (
        <label
          key={calendar}
          className="relative flex min-h-11 items-center justify-center px-2 font-semibold has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-2 has-focus-visible:-outline-offset-4"
        >
          <input
            type="radio"
            name="calendar"
            value={calendar}
            autoComplete="off"
            checked={calendar === from}
            onChange={() => onTurn(calendar)}
            className="absolute inset-0 size-full opacity-0"
          />
          {text.calendar[calendar]} → {text.calendar[otherCalendar[calendar]]}
        </label>
      ))}
    </fieldset>
  )
}
