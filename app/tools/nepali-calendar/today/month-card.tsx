import { type BsDate, compareBs, formatAd, formatBs } from '@chautari/bikram-sambat'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import { chipsIn } from '#app/lib/statement.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useTexts } from '#app/platform/i18n/use-language.ts'
import { bsMonthText } from '#app/records/holidays/bs-month.ts'
import { isDayOff, type MonthDay, MonthTable } from '#app/records/holidays/calendar-month.tsx'
import { Card } from '#app/ui/card.tsx'
import { type FestivalNames, festivalName } from '../calendar-texts.ts'
import { pathOf } from '../calendar-view.ts'
import { messages as pageTexts } from '../page-texts/messages.ne.ts'
import type { DayData, DayLine } from './day-data.server.ts'

/** On wide screens, below the date: its month, and the next festivals and holidays. Renewed as the date is. */
export function MonthCard({ data }: { data: DayData }) {
  const { day, date, month, festivalNames, coming } = data
  const lang = useLang()
  return (
    <Card data-today={day} data-of-day aria-labelledby="today-coming" className="h-full max-lg:hidden">
      <div className="-mx-1">
        <MonthTable
          lang={lang}
          month={month}
          aria-label={bsMonthText(lang, date)}
          className="w-full table-fixed text-center [&_tr+tr>td]:pt-0.5"
          headClass={(closed) => `text-sm font-normal ${closed ? 'text-simrik' : 'text-muted'}`}
          cell={(each, _, weekday) => (
            <td key={weekday}>{each && <Day day={each} names={festivalNames} today={date} />}</td>
          )}
        />
      </div>
      <ComingDays lines={coming} />
    </Card>
  )
}

interface DayProps {
  day: MonthDay
  names: FestivalNames
  today: BsDate
}

/** A day with a festival or holiday is a link to it. */
function Day({ day, names, today }: DayProps) {
  const lang = useLang()
  const { date, ad } = day
  const isToday = compareBs(date, today) === 0
  const festivals = day.festivals.map((festival) => festivalName(names, festival))
  const label = [formatBs(date, { language: lang }), formatAd(ad, { language: lang }), ...festivals].join(
    ', ',
  )
  const style = `relative grid min-h-11 content-center rounded-lg leading-tight no-underline ${isDayOff(day) ? 'text-simrik' : 'text-ink'} ${isToday ? 'bg-brand-soft ring-2 ring-brand' : ''}`
  const content = (
    <>
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="font-semibold">
        {digitsIn(lang, date.day)}
      </span>
      <span aria-hidden="true" className="text-xs text-muted">
        {digitsIn(lang, ad.day)}
      </span>
    </>
  )
  const current = isToday ? 'date' : undefined
  if (festivals.length === 0)
    return (
      <span aria-current={current} className={style}>
        {content}
      </span>
    )
  return (
    <AppLink
      to={pathOf({ kind: 'day', ...date })}
      aria-current={current}
      title={festivals.join(' · ')}
      className={`${style} hover:bg-hover`}
    >
      {content}
      <span className="absolute end-2 top-2 size-1.5 rounded-full bg-marigold" />
    </AppLink>
  )
}

function ComingDays({ lines }: { lines: readonly DayLine[] }) {
  const [{ dateCard }, lang] = useTexts(pageTexts)
  return (
    <div className="mt-2 border-t border-line pt-2">
      <h3 id="today-coming" className="text-base">
        {dateCard.coming}
      </h3>
      <ul>
        {lines.map(({ name, date, inDays: days, remarks }) => (
          <li key={`${name} ${days}`}>
            <AppLink
              to={pathOf({ kind: 'day', ...date })}
              className="flex min-h-11 items-center justify-between gap-3 text-sm"
            >
              <span>
                <span className="font-semibold text-brand-ink">{name}</span>
                <span className="block text-muted">{chipsIn(lang, remarks).join(' · ')}</span>
              </span>
              <span className="text-end text-muted">
                {formatBs(date, { language: lang })} · {dateCard.inDays(digitsIn(lang, days))}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
