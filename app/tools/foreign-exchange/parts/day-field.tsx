import { adMonths } from 'bikram-sambat-calendar/ad-months'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import type { ChangeEvent, RefObject } from 'react'
import { firstRatesDay } from '#app/feeds/forex/rates-day.ts'
import { bsDayText } from '#app/lib/bs-day-text.ts'
import type { Lang } from '#app/lib/language.ts'
import { fieldStyle } from '#app/ui/field.tsx'

interface DayFieldProps {
  lang: Lang
  label: string
  input: RefObject<HTMLInputElement | null>
  value: string
  /** The day that is shown in words. */
  date: string
  max: string
  isInvalid: boolean
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onBlur: () => void
}

/**
 * A day in both calendars; the browser's date field lies over it and is seen while it has the focus, as it writes dates in
 * the system's form only.
 */
export function DayField({ lang, label, input, date, isInvalid, ...field }: DayFieldProps) {
  const [, month = '', day = ''] = date.split('-')
  const adMonth = adMonths[Number(month) - 1]
  return (
    <div className="relative min-w-28 grow rounded-lg border border-line-strong hover:bg-hover noscript:min-w-48">
      <p aria-hidden="true" className="flex min-h-11 flex-col justify-center text-center">
        <span className="text-sm font-semibold whitespace-nowrap">{bsDayText(lang, date)}</span>
        <span className="text-[0.8125rem] text-muted">
          {digitsIn(lang, Number(day))} {lang === 'en' ? adMonth?.enShort : adMonth?.ne}{' '}
          {digitsIn(lang, date.slice(0, 4))}
        </span>
      </p>
      <input
        ref={input}
        aria-label={label}
        name="date"
        type="date"
        required
        min={firstRatesDay}
        aria-describedby="date-words date-refused"
        aria-invalid={isInvalid || undefined}
        className={`${fieldStyle} absolute inset-0 size-full min-w-0 px-1! opacity-0 focus:opacity-100 aria-invalid:opacity-100 noscript:opacity-100`}
        {...field}
      />
    </div>
  )
}
