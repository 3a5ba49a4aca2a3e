import { adToBs, bsMonthName } from '@chautari/bikram-sambat'
import { adMonths } from '@chautari/bikram-sambat/ad-months'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import { nepalDay, nepalTime } from '@chautari/bikram-sambat/iso-day'
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

function asOfText(lang: Lang, at: string): string {
  if (at.length <= 10) return shortDay(lang, at)
  const instant = new Date(at)
  return `${shortDay(lang, nepalDay(instant))}, ${digitsIn(lang, nepalTime(instant).replace(/^0/, ''))}`
}

/** A day beside a figure, without the year and in the calendar of the language: `24 Nov` or `८ मङ्सिर`. */
export function shortDay(lang: Lang, day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  if (lang === 'en') return `${date} ${adMonths[month - 1]?.enShort ?? month}`
  const bs = adToBs({ year, month, day: date })
  return `${digitsIn(lang, bs.day)} ${bsMonthName(bs.month, lang)}`
}
