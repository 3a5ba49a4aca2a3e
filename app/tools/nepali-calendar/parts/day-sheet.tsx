import {
  type BsDate,
  bsToAd,
  compareBs,
  formatAd,
  formatBs,
  weekdayName,
  weekdayOf,
} from '@chautari/bikram-sambat'
import {
  nakshatraNames,
  nakshatraOf,
  nakshatrasOf,
  sunTimesOf,
  tithiOf,
  tithisOf,
} from '@chautari/bikram-sambat/panchanga'
import { memo } from 'react'
import { chipsIn, saidIn } from '#app/lib/statement.ts'
import { dayRemarks } from '#app/platform/calendar-day/day-remarks.ts'
import { RemarksOfDay } from '#app/platform/calendar-day/remarks-of-day.tsx'
import { endsText, timeOfDayText } from '#app/platform/calendar-day/sky-text.ts'
import { WrongLink } from '#app/platform/corrections/wrong-link.tsx'
import { SharedAnswer } from '#app/platform/tool-page/shared-answer.tsx'
import type { FestivalDay } from '#app/records/holidays/festivals.ts'
import {
  closingOf,
  ownRemarks,
  weeklyClosingOf,
  weeklyRemarks,
} from '#app/records/holidays/holiday-remarks.ts'
import { Card } from '#app/ui/card.tsx'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { Remarks } from '#app/ui/remarks.tsx'
import { festivalName, sourceText } from '../calendar-texts.ts'
import { useCalendar, useYear } from './calendar-state.ts'
import { Mark } from './legend.tsx'

/** A festival's name, with its sign, kind of holiday and sources. */
function FestivalLine({ festival }: { festival: FestivalDay }) {
  const { lang, text, names, today } = useCalendar()
  const { holiday, sources } = festival
  const about = [
    ...(holiday === 'all' ? [text.marks.all] : []),
    ...(sources.length > 0 ? [sourceText(lang, festival)] : []),
  ]
  return (
    <li>
      <Mark kind={holiday ?? 'festival'} />{' '}
      <span className={`font-semibold ${holiday === 'all' ? 'text-simrik' : ''}`}>
        {festivalName(names, festival)}
      </span>
      <span className="block ps-4.5 text-sm text-muted">{about.join(' · ')}</span>
      <Remarks remarks={saidIn(lang, ownRemarks(festival, today))} as="sentences" className="ps-4.5" />
    </li>
  )
}

/** All that is known of one day: beside the grid, or below it on a narrow screen. */
export const DaySheet = memo(function DaySheet({ date }: { date: BsDate }) {
  const { lang, text, names, today } = useCalendar()
  const { sheet } = text
  const tithi = tithiOf(date)
  const { sunriseMinutes, sunsetMinutes } = sunTimesOf(date)
  const festivals = useYear(date.year)
  const ofDay = festivals.filter((festival) => compareBs(festival.date, date) === 0)
  const remarks = dayRemarks({ calendar: 'ad', bs: date, ad: bsToAd(date) })
  const bs = formatBs(date, { language: lang })
  const weekday = weekdayName(weekdayOf(date), lang)
  const ad = formatAd(bsToAd(date), { language: lang })
  const said = [...weeklyRemarks(weeklyClosingOf(date)), ...ofDay.flatMap((one) => ownRemarks(one, today))]
  const shared = [
    `${bs}, ${weekday}`,
    ad,
    ...ofDay.map((festival) => festivalName(names, festival)),
    ...chipsIn(lang, [...remarks, ...said]),
  ]
  return (
    <Card aria-label={sheet.label} className="no-print p-4!">
      <div aria-live="polite">
        <h3 className="text-xl">{bs}</h3>
        <p className="text-muted">
          {weekday}, {ad}
        </p>
        <RemarksOfDay remarks={remarks} />
        <SharedAnswer text={shared.join(' · ')} />
      </div>
      <h4 className="sr-only">{sheet.festivals}</h4>
      {ofDay.length > 0 ? (
        <ul className="mt-2 grid gap-2">
          {ofDay.map((festival) => (
            <FestivalLine key={festival.id} festival={festival} />
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-muted">{sheet.none}</p>
      )}
      <Remarks
        remarks={saidIn(lang, closingOf(date, festivals).remarks).filter(
          ({ kind }) => kind !== 'limited-holiday',
        )}
        as="sentences"
        className="mt-2"
      />
      <FactList className="mt-3 grid-cols-2 gap-y-1!">
        <Fact name={sheet.tithi}>
          {tithi[lang]}
          <span className="block text-sm font-normal text-muted">{sheet.paksha[tithi.paksha]}</span>
          <span className="block text-sm font-normal">{endsText(lang, date, tithisOf(date))}</span>
        </Fact>
        <Fact name={sheet.nakshatra}>
          {nakshatraNames[nakshatraOf(date) - 1]?.[lang]}
          <span className="block text-sm font-normal">{endsText(lang, date, nakshatrasOf(date))}</span>
        </Fact>
        <Fact name={sheet.sunrise}>{timeOfDayText(lang, sunriseMinutes)}</Fact>
        <Fact name={sheet.sunset}>{timeOfDayText(lang, sunsetMinutes)}</Fact>
      </FactList>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-muted">
        {sheet.computedNote}
        <WrongLink about={`day:${formatBs(date, { style: 'numeric' })}`} />
      </p>
    </Card>
  )
})
