import { adToBs, bsMonthName } from 'bikram-sambat-calendar'
import { adMonths } from 'bikram-sambat-calendar/ad-months'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import { nepalDay, nepalTime } from 'bikram-sambat-calendar/iso-day'
import { Fragment, type ReactNode } from 'react'
import type { Lang } from '#app/lib/language.ts'
import type { Said } from '#app/lib/statement.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'

interface PriceCardProps {
  title: string
  /** With its currency; undefined where no price is known. */
  price: string | undefined
  children?: ReactNode
}

/** One price in large figures, with what belongs to it below. For the inside of a link. */
export function PriceCard({ title, price, children }: PriceCardProps) {
  return (
    <div className={`${cardStyle} grid h-full min-w-0 content-start gap-1 p-3 text-ink wrap-anywhere sm:p-4`}>
      <h2 className="text-base font-semibold">{title}</h2>
      {price !== undefined && (
        <p className="text-lg leading-normal font-bold sm:text-2xl sm:leading-normal lg:text-xl lg:leading-normal">
          {price}
        </p>
      )}
      {children}
    </div>
  )
}

interface ChangeProps {
  direction: 'up' | 'down' | 'neutral'
  /** Old: then it is no news, and has no colour. */
  isStale?: boolean
  className?: string
  children: ReactNode
}

/** A rise or fall, by arrow and words, not by colour alone. */
export function Change({ direction, isStale, className = '', children }: ChangeProps) {
  const { icon, style, turn } = looks[direction]
  return (
    <p
      className={`flex items-start gap-0.5 text-sm font-semibold ${isStale ? 'text-muted' : style} ${className}`}
    >
      <Icon name={icon} className={`mt-0.5 size-4 ${turn}`} />
      {children}
    </p>
  )
}

const looks = {
  up: { icon: 'arrow-up', style: 'text-good', turn: '' },
  down: { icon: 'arrow-up', style: 'text-simrik', turn: 'rotate-180' },
  neutral: { icon: 'arrow-right', style: 'text-muted', turn: '' },
} as const

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
