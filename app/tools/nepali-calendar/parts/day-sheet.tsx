import { type BsDate, bsToAd, formatAd, formatBs, weekdayName, weekdayOf } from 'bikram-sambat'
import { nakshatraNames, nakshatraOf, sunTimesOf, tithiOf } from 'bikram-sambat/panchanga'
import { memo, type ReactNode } from 'react'
import type { FestivalDay } from '#app/records/holidays/festivals.ts'
import { timeOfDayText } from '../day-words.ts'
import { useCalendar } from './calendar-context.ts'
import { FestivalLine } from './festival-line.tsx'

interface DaySheetProps {
  date: BsDate
  /** Of the day's year. */
  festivals: readonly FestivalDay[]
}

/** All that is known of one day: beside the grid, or below it on a narrow screen. */
export const DaySheet = memo(function DaySheet({ date, festivals }: DaySheetProps) {
  const { lang, text } = useCalendar()
  const { sheet } = text
  const tithi = tithiOf(date)
  const { sunriseMinutes, sunsetMinutes } = sunTimesOf(date)
  const ofDay = festivals.filter(
    (festival) => festival.date.month === date.month && festival.date.day === date.day,
  )
  return (
    <section
      aria-label={sheet.label}
      className="no-print scroll-mt-20 rounded-2xl border border-line bg-surface p-5"
    >
      <div aria-live="polite">
        <h3 className="text-2xl">{formatBs(date, { language: lang })}</h3>
        <p className="text-muted">
          {weekdayName(weekdayOf(date), lang)}, {formatAd(bsToAd(date), { language: lang })}
        </p>
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-3">
        <Fact term={sheet.tithi}>
          {tithi[lang]}
          <span className="block text-sm font-normal text-muted">{sheet.paksha[tithi.paksha]}</span>
        </Fact>
        <Fact term={sheet.nakshatra}>{nakshatraNames[nakshatraOf(date) - 1]?.[lang]}</Fact>
        <Fact term={sheet.sunrise}>{timeOfDayText(lang, sunriseMinutes)}</Fact>
        <Fact term={sheet.sunset}>{timeOfDayText(lang, sunsetMinutes)}</Fact>
      </dl>
      <h4 className="mt-4 font-bold">{sheet.festivals}</h4>
      {weekdayOf(date) === 6 && <p className="mt-1">{text.marks.weekly}</p>}
      {ofDay.length > 0 ? (
        <ul className="mt-1 grid gap-2">
          {ofDay.map((festival) => (
            <li key={festival.id}>
              <FestivalLine festival={festival} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-muted">{sheet.none}</p>
      )}
      <p className="mt-4 text-sm text-muted">{sheet.computedNote}</p>
    </section>
  )
})

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
