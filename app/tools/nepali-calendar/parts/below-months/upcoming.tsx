import { bsToAd, differenceInDays, formatAd } from 'bikram-sambat'
import { memo, useId, useMemo } from 'react'
import { digitsIn } from '#app/kit/digits.ts'
import { useWords } from '#app/platform/i18n/use-language.ts'
import type { PublishedYears } from '#app/records/holidays/festivals.ts'
import { festivalsFrom } from '#app/records/holidays/festivals-from.ts'
import { useCalendar } from '../calendar-context.ts'
import { FestivalDate, FestivalLine } from '../festival-line.tsx'
import { PlaceLink } from '../place-link.tsx'
import { words } from './words.ts'

const shownCount = 6

/** What comes next, and in how many days. The server's pages do not outlive the day in Nepal. */
export const Upcoming = memo(function Upcoming({ published }: { published: PublishedYears }) {
  const { lang, today } = useCalendar()
  const text = useWords(words)
  const id = useId()
  const coming = useMemo(() => festivalsFrom(today, shownCount, published), [today, published])
  return (
    <section
      aria-labelledby={id}
      className="later no-print mt-10 [--about:88rem] sm:[--about:44rem] lg:[--about:30rem]"
    >
      <h2 id={id} className="text-2xl">
        {text.upcoming}
      </h2>
      <ol className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {coming.map((festival) => {
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
              <PlaceLink
                place={{ kind: 'day', ...festival.date }}
                className="mt-1 inline-flex min-h-11 items-center text-sm text-brand-ink underline underline-offset-4"
              >
                <FestivalDate date={festival.date} />
              </PlaceLink>
              <p className="text-sm text-muted">{formatAd(bsToAd(festival.date), { language: lang })}</p>
            </li>
          )
        })}
      </ol>
    </section>
  )
})
