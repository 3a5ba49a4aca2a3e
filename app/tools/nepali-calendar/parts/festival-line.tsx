import { formatBs, weekdayName, weekdayOf } from 'bikram-sambat'
import type { FestivalDay } from '#app/records/holidays/festivals.ts'
import { festivalName, sourceText } from '../day-words.ts'
import { useCalendar } from './calendar-context.ts'
import { Mark } from './mark.tsx'

/** A festival's name, with its sign, kind of holiday and sources. */
export function FestivalLine({ festival }: { festival: FestivalDay }) {
  const { lang, text, names } = useCalendar()
  const kind = festival.holiday ?? 'festival'
  return (
    <>
      <span className="flex items-baseline gap-2">
        <Mark kind={kind} />
        <span className={festival.holiday === 'all' ? 'font-semibold text-simrik' : 'font-semibold'}>
          {festivalName(names, festival)}
        </span>
      </span>
      <span className="no-print block ps-5 text-sm text-muted">
        {festival.holiday && `${text.marks[festival.holiday]} · `}
        {sourceText(lang, festival)}
      </span>
    </>
  )
}

/** `5 Mangsir 2083, Saturday` in front of that day's festival. */
export function FestivalDate({ date }: Pick<FestivalDay, 'date'>) {
  const { lang } = useCalendar()
  return <>{`${formatBs(date, { language: lang })}, ${weekdayName(weekdayOf(date), lang)}`}</>
}
