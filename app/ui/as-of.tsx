import { adToBs, bsMonthName } from 'bikram-sambat-calendar'
import { adMonths } from 'bikram-sambat-calendar/ad-months'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import { nepalDay, nepalTime } from 'bikram-sambat-calendar/iso-day'
import { Fragment } from 'react'
import type { Lang } from '#app/lib/language.ts'
import type { Said } from '#app/lib/statement.ts'

interface AsOfProps {
  lang: Lang
  /** An instant, or a day (`YYYY-MM-DD`) of which no time is known. */
  at: string
  source: string
  /** Such as how old the figure is. */
  remarks: readonly Said[]
}

/** Since when a figure holds and who published it: `24 Nov, 7:05 · Nepal Rastra Bank`, with a green or amber dot. */
export function AsOf({ lang, at, source, remarks }: AsOfProps) {
  return (
    <p className="flex items-baseline gap-1.5 text-sm text-muted">
      <span
        aria-hidden="true"
        className={`size-2 shrink-0 rounded-full ${remarks.length === 0 ? 'bg-good' : 'bg-marigold'}`}
      />
      <span>
        <time dateTime={at}>{asOfText(lang, at)}</time>
        {remarks.map(({ kind, chip, text }) => (
          <Fragment key={kind}>
            {' · '}
            <strong data-remark={kind} title={text} className="font-semibold text-ink">
              {chip}
            </strong>
          </Fragment>
        ))}
        {` · ${source}`}
      </span>
    </p>
  )
}

/** Without the year, in the calendar of the language: `24 Nov, 7:05` or `८ मङ्सिर, ७:०५`. */
function asOfText(lang: Lang, at: string): string {
  const hasTime = at.length > 10
  const day = hasTime ? nepalDay(new Date(at)) : at
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const bs = adToBs({ year, month, day: date })
  const dayName =
    lang === 'ne'
      ? `${digitsIn(lang, bs.day)} ${bsMonthName(bs.month, lang)}`
      : `${date} ${adMonths[month - 1]?.enShort ?? month}`
  return hasTime ? `${dayName}, ${digitsIn(lang, nepalTime(new Date(at)).replace(/^0/, ''))}` : dayName
}
