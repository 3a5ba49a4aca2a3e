import { adMonths } from '@chautari/bikram-sambat/ad-months'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import { type ComponentProps, type ComponentType, useEffect, useId, useRef, useState } from 'react'
import { firstRatesDay } from '#app/feeds/forex/rates-day.ts'
import { bsIsoDay } from '#app/lib/bs-day-text.ts'
import { useTexts } from '#app/platform/i18n/use-language.ts'
import type { BsDateFieldProps } from '#app/ui/bs-date-field.tsx'
import { fieldStyle } from '#app/ui/field.tsx'
import { messages } from '../messages.ne.ts'

export type DayCalendar = 'ad' | 'bs'

const boxStyle = 'min-w-0 w-full rounded-lg border border-line-strong'

interface AdFieldProps extends ComponentProps<'input'> {
  /** The day that is shown in words. */
  date: string
  isInvalid: boolean
}

/** The browser's date field lies over its text and is seen while it has the focus: it writes dates in the system's form only. */
export function AdField({ date, isInvalid, ...input }: AdFieldProps) {
  const [{ choose: text }, lang] = useTexts(messages)
  const [year = '', month = '', day = ''] = date.split('-')
  const { enShort = '', ne = '' } = adMonths[Number(month) - 1] ?? {}
  return (
    <div className={`relative hover:bg-hover ${boxStyle}`}>
      <p aria-hidden="true" className="flex min-h-11 items-center justify-center text-sm font-semibold">
        {digitsIn(lang, `${Number(day)} ${lang === 'en' ? enShort : ne} ${year}`)}
      </p>
      <input
        aria-label={text.date}
        name="date"
        type="date"
        required
        min={firstRatesDay}
        aria-describedby="date-words date-refused"
        aria-invalid={isInvalid || undefined}
        className={`${fieldStyle} absolute inset-0 size-full min-w-0 px-1! py-0! text-sm! opacity-0 focus:opacity-100 aria-invalid:opacity-100 noscript:opacity-100`}
        {...input}
      />
    </div>
  )
}

interface BsFieldProps {
  date: string
  max: string
  /** A day was entered, or what is entered is none: `problem` says why. */
  onDay: (day: string, problem: string) => void
}

/** A text field until it is used: only then the code of the field for BS dates is loaded. */
export function BsField({ date, max, onDay }: BsFieldProps) {
  const [{ choose }, lang] = useTexts(messages)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const hadFocus = useRef(false)
  const [Full, setFull] = useState<ComponentType<BsDateFieldProps>>()
  const load = async () => {
    const { BsDateField } = await import('#app/ui/bs-date-field.tsx')
    // What is being typed is not taken away.
    if (input.current?.value !== input.current?.defaultValue) return
    hadFocus.current = document.activeElement === input.current
    setFull(() => BsDateField)
  }
  useEffect(() => {
    if (Full && hadFocus.current) document.getElementById(id)?.focus()
  }, [Full, id])
  // Without a network it stays a text field.
  const begin = () => void load().catch(() => undefined)
  return (
    <div className={boxStyle}>
      <label htmlFor={id} className="sr-only">
        {choose.bsDate}
      </label>
      {Full ? (
        <Full
          id={id}
          name="date"
          label={choose.bsDate}
          ad={date}
          min={bsIsoDay(firstRatesDay)}
          max={bsIsoDay(max)}
          onDay={({ valueAsAd, validationMessage }) => onDay(valueAsAd, validationMessage)}
          // The sentence below the card says what is refused.
          className="font-semibold [&::part(error)]:hidden [&::part(field)]:min-h-11 [&::part(field)]:ps-1 [&::part(field)]:border-0 [&::part(field)]:bg-transparent [&::part(open)]:w-6 sm:[&::part(open)]:w-8"
        />
      ) : (
        <input
          key={date}
          ref={input}
          id={id}
          name="date-bs"
          inputMode="numeric"
          autoComplete="off"
          maxLength={60}
          defaultValue={digitsIn(lang, bsIsoDay(date))}
          aria-describedby="date-words date-refused"
          className={`${fieldStyle} border-0! bg-transparent! px-1! text-center text-sm! font-semibold`}
          onFocus={begin}
          onPointerEnter={begin}
        />
      )}
    </div>
  )
}
