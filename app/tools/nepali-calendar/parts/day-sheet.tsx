import {
  type BsDate,
  bsToAd,
  compareBs,
  formatAd,
  formatBs,
  weekdayName,
  weekdayOf,
} from 'bikram-sambat-calendar'
import { nakshatraNames, nakshatraOf, sunTimesOf, tithiOf } from 'bikram-sambat-calendar/panchanga'
import { memo } from 'react'
import { chipsIn, saidIn } from '#app/lib/statement.ts'
import { dayRemarks } from '#app/platform/calendar-day/day-remarks.ts'
import { RemarksOfDay } from '#app/platform/calendar-day/remarks-of-day.tsx'
import { WrongLink } from '#app/platform/corrections/wrong-link.tsx'
import { SharedAnswer } from '#app/platform/tool-page/shared-answer.tsx'
import {
  closingRemarks,
  ownRemarks,
  weeklyClosingOf,
  weeklyRemarks,
} from '#app/records/holidays/holiday-remarks.ts'
import { Card } from '#app/ui/card.tsx'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { Remarks } from '#app/ui/remarks.tsx'
import { festivalName, timeOfDayText } from '../month-days.ts'
import { useCalendar, useMonths } from './calendar-context.ts'
import { FestivalLine } from './festival-list.tsx'

/** All that is known of one day: beside the grid, or below it on a narrow screen. */
export const DaySheet = memo(function DaySheet({ date }: { date: BsDate }) {
  const { lang, text, names, today } = useCalendar()
  const { festivalsOf } = useMonths()
  const { sheet } = text
  const tithi = tithiOf(date)
  const { sunriseMinutes, sunsetMinutes } = sunTimesOf(date)
  const festivals = festivalsOf(date.year)
  const ofDay = festivals.filter((festival) => compareBs(festival.date, date) === 0)
  const remarks = dayRemarks({ calendar: 'ad', bs: date, ad: bsToAd(date) })
  const [bs, weekday, ad] = [
    formatBs(date, { language: lang }),
    weekdayName(weekdayOf(date), lang),
    formatAd(bsToAd(date), { language: lang }),
  ]
  const said = [...weeklyRemarks(weeklyClosingOf(date)), ...ofDay.flatMap((one) => ownRemarks(one, today))]
  const shared = [
    `${bs}, ${weekday}`,
    ad,
    ...ofDay.map((festival) => festivalName(names, festival)),
    ...chipsIn(lang, [...remarks, ...said]),
  ]
  return (
    <Card aria-label={sheet.label} className="no-print scroll-mt-20">
      <div aria-live="polite">
        <h3 className="text-2xl">{bs}</h3>
        <p className="text-muted">
          {weekday}, {ad}
        </p>
        <RemarksOfDay remarks={remarks} />
        <SharedAnswer text={shared.join(' · ')} />
      </div>
      <FactList className="mt-3 grid-cols-2">
        <Fact name={sheet.tithi}>
          {tithi[lang]}
          <span className="block text-sm font-normal text-muted">{sheet.paksha[tithi.paksha]}</span>
        </Fact>
        <Fact name={sheet.nakshatra}>{nakshatraNames[nakshatraOf(date) - 1]?.[lang]}</Fact>
        <Fact name={sheet.sunrise}>{timeOfDayText(lang, sunriseMinutes)}</Fact>
        <Fact name={sheet.sunset}>{timeOfDayText(lang, sunsetMinutes)}</Fact>
      </FactList>
      <h4 className="mt-4 font-bold">{sheet.festivals}</h4>
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
      <Remarks
        remarks={saidIn(lang, closingRemarks(date, festivals)).filter(
          ({ kind }) => kind !== 'limited-holiday',
        )}
        as="sentences"
        className="mt-3"
      />
      <p className="mt-4 text-sm text-muted">{sheet.computedNote}</p>
      <WrongLink about={`day:${formatBs(date, { style: 'numeric' })}`} />
    </Card>
  )
})
