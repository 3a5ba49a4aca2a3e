import { type CalendarDay, weekdayName, weekdayOf } from '@chautari/bikram-sambat'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import { SendWithoutScript } from '#app/platform/tool-page/send-without-script.tsx'
import { SharedAnswer } from '#app/platform/tool-page/shared-answer.tsx'
import { recordUsage } from '#app/platform/usage/record-usage.ts'
import { BsDateField } from '#app/ui/bs-date-field.tsx'
import { cardStyle } from '#app/ui/card.tsx'
import { Field, TextField } from '#app/ui/field.tsx'
import { useOnHydration } from '#app/ui/use-hydrated.ts'
import {
  type Calendar,
  type Conversion,
  type Converted,
  convertText,
  convertTyped,
  dateText,
  numericText,
  otherCalendar,
  remarkText,
  withHyphens,
} from '../conversion.ts'
import type { Day } from '../days.ts'
import { messages } from '../messages.ne.ts'
import { events } from '../tool-names.ts'
import type { Posted } from '../url-state.ts'
import { PanelAnswer } from './panel-answer.tsx'

/** One field for both directions, with a result while typing; below it today's date. */
export function TypedCard({ typed, today }: { typed: ReturnType<typeof useTypedDate>; today: Day }) {
  const [text, lang] = useTexts(messages)
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

  // Takes over what was chosen or typed before hydration.
  useOnHydration(() => {
    const given = form.current?.querySelector<HTMLInputElement>('[name=typed]')?.value
    const calendar = form.current?.querySelector('[name=calendar]:checked[value=ad]') ? 'ad' : 'bs'
    if (typeof given === 'string' && (calendar !== from || given !== typed.text)) typed.enter(calendar, given)
  })

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

/** The answer as the other direction's date. */
function carriedOver(typed: TypedDate): Partial<TypedDate> {
  const conversion = conversionOf(typed)
  return conversion?.ok ? { text: numericText(conversion.converted.result), meant: true } : {}
}

function isSame({ from, given }: Converted, other: Converted | undefined) {
  return from === other?.from && numericText(given) === numericText(other.given)
}

/** Undefined while the date is being typed. */
function conversionOf({ from, text, submitted, meant }: TypedDate): Conversion | undefined {
  return (submitted ? convertText : convertTyped)(from, text, meant ? from : undefined)
}
