import { bsToAd, compareBs, differenceInDays, formatAd } from 'bikram-sambat'
import { digitsIn } from 'bikram-sambat/digits'
import { useId } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import type { FestivalDay } from '#app/records/holidays/festivals.ts'
import { useCalendar } from '../calendar-context.ts'
import { FestivalDate, FestivalLine } from '../festival-line.tsx'
import { ViewLink } from '../view-link.tsx'
import { messages } from './messages.ne.ts'

const shownCount = 6

/** The coming festivals, and in how many days. */
export function Upcoming({ coming }: { coming: readonly FestivalDay[] }) {
  const { lang, today } = useCalendar()
  const text = useMessages(messages)
  const id = useId()
  const shown = coming.filter(({ date }) => compareBs(date, today) >= 0).slice(0, shownCount)
  return (
    <section
      aria-labelledby={id}
      className="content-auto no-print mt-10 [--intrinsic:88rem] sm:[--intrinsic:44rem] lg:[--intrinsic:30rem]"
    >
      <h2 id={id} className="text-2xl">
        {text.upcoming}
      </h2>
      <ol className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((festival) => {
          const days = differenceInDays(today, festival.date)
          return (
            <li
              key={`${festival.id}-${festival.date.month}-${festival.date.day}`}
              className="rounded-xl border border-line bg-surface p-4"
            >
              <p className="text-lg font-bold text-brand-ink">{text.inDays(days, digitsIn(lang, days))}</p>
              <p>
                <FestivalLine festival={festival} />
              </p>
              <ViewLink
                view={{ kind: 'day', ...festival.date }}
                className="mt-1 inline-flex min-h-11 items-center text-sm text-brand-ink underline underline-offset-4"
              >
                <FestivalDate date={festival.date} />
              </ViewLink>
              <p className="text-sm text-muted">{formatAd(bsToAd(festival.date), { language: lang })}</p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
