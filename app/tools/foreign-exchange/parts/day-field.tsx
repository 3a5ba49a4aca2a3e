import { adMonths } from 'bikram-sambat-calendar/ad-months'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import { type ChangeEvent, type RefObject, useId } from 'react'
import { firstRatesDay } from '#app/feeds/forex/rates-day.ts'
import { bsIsoDay } from '#app/lib/bs-day-text.ts'
import type { Lang } from '#app/lib/language.ts'
import { BsDateField } from '#app/ui/bs-date-field.tsx'
import { fieldStyle } from '#app/ui/field.tsx'

interface DayFieldProps {
  lang: Lang
  labels: { date: string; bsDate: string }
  input: RefObject<HTMLInputElement | null>
  value: string
  /** The day that is shown in words. */
  date: string
  max: string
  isInvalid: boolean
  /** A day was entered in BS, or what is entered is none: `problem` says why. */
  onDay: (day: string, problem: string) => void
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onBlur: () => void
}

/**
 * A day in both calendars, each with its field. The browser's date field lies over its text and is seen while it has the
 * focus, as it writes dates in the system's form only.
 */
export function DayField({ lang, labels, input, date, max, isInvalid, onDay, ...field }: DayFieldProps) {
  const [, month = '', day = ''] = date.split('-')
  const adMonth = adMonths[Number(month) - 1]
  const id = useId()
  return (
    <div className="flex min-w-28 grow flex-col items-center rounded-lg border border-line-strong noscript:min-w-48">
      <label htmlFor={id} className="sr-only">
        {labels.bsDate}
      </label>
      <BsDateField
        id={id}
        name="date"
        label={labels.bsDate}
        ad={date}
        min={bsIsoDay(firstRatesDay)}
        max={bsIsoDay(max)}
        onDay={({ valueAsAd, validationMessage }) => onDay(valueAsAd, validationMessage)}
        plain={{ defaultValue: '', placeholder: labels.bsDate }}
        // The sentence below the card says what is refused.
        className="font-semibold [&::part(error)]:hidden [&::part(field)]:min-h-8 [&::part(field)]:ps-1 [&::part(field)]:border-0 [&::part(field)]:bg-transparent [&::part(open)]:w-6 sm:[&::part(open)]:w-8"
      />
      <div className="relative w-full hover:bg-hover">
        <p
          aria-hidden="true"
          className="flex min-h-6 items-center justify-center text-[0.8125rem] text-muted"
        >
          {digitsIn(lang, Number(day))} {lang === 'en' ? adMonth?.enShort : adMonth?.ne}{' '}
          {digitsIn(lang, date.slice(0, 4))}
        </p>
        <input
          ref={input}
          aria-label={labels.date}
          name="date"
          type="date"
          required
          min={firstRatesDay}
          max={max}
          aria-describedby="date-words date-refused"
          aria-invalid={isInvalid || undefined}
          className={`${fieldStyle} absolute inset-0 size-full min-h-6! min-w-0 px-1! py-0! text-sm! opacity-0 focus:opacity-100 aria-invalid:opacity-100 noscript:static noscript:opacity-100`}
          {...field}
        />
      </div>
    </div>
  )
}
