import { isoOf } from '@chautari/ask/dates'
import { type BsDate, bsToAd, formatAd, formatBs, weekdayName, weekdayOf } from '@chautari/bikram-sambat'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import { Fragment } from 'react'
import type { Lang } from '#app/lib/language.ts'
import { saidIn } from '#app/lib/statement.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useTexts } from '#app/platform/i18n/use-language.ts'
import type { FestivalDay } from '#app/records/holidays/festivals.ts'
import { festivalRemarks } from '#app/records/holidays/holiday-remarks.ts'
import { Card } from '#app/ui/card.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Remarks } from '#app/ui/remarks.tsx'
import { type FestivalNames, festivalName, sourceText } from '../calendar-texts.ts'
import { calendarPath, pathOf } from '../calendar-view.ts'
import { type FestivalInYear, festivalPath, type GreatFestival, greatFestivals } from '../great-festivals.ts'
import { daysLeftText } from './days-left.ts'
import { messages } from './messages.ne.ts'

interface FestivalDatesProps {
  today: BsDate
  festival: GreatFestival
  next: FestivalInYear
  /** Its main day in the years around. */
  others: readonly FestivalDay[]
  names: FestivalNames
}

/** The next date of a great festival, its days, and its dates in other years. */
export function FestivalDates({ today, festival, next, others, names }: FestivalDatesProps) {
  const [text, lang] = useTexts(messages)
  const name = festival.name[lang]
  return (
    <>
      <p className="no-print">
        <AppLink
          to={calendarPath}
          className="inline-flex min-h-11 items-center gap-1 text-brand-ink underline underline-offset-4"
        >
          <Icon name="arrow-right" className="size-4 rotate-180" />
          {text.back}
        </AppLink>
      </p>
      <h1 className="text-2xl sm:text-4xl">{text.title(name)}</h1>
      <NextDate today={today} next={next} names={names} />
      {next.days.length > 1 && <Days today={today} festival={festival} next={next} names={names} />}
      <h2 className="mt-8 text-xl print:mt-3">{text.years(name)}</h2>
      <DataTable
        caption={text.years(name)}
        columnTitles={[text.heads.bs, text.heads.ad, text.heads.certainty]}
        rows={others.map((day) => [
          formatBs(day.date, { language: lang }),
          adWithWeekday(lang, day.date),
          <Certainty key="known" day={day} today={today} />,
        ])}
        className={tableStyle}
      />
      <p className="mt-3 max-w-prose text-sm text-muted print:mt-1 print:text-xs">{text.certaintyAbout}</p>
      <h2 className="no-print mt-8 text-xl">{text.others}</h2>
      <ul className="no-print mt-3 flex flex-wrap gap-2">
        {greatFestivals
          .filter(({ slug }) => slug !== festival.slug)
          .map((other) => (
            <li key={other.slug}>
              <AppLink
                to={festivalPath(other.slug)}
                className="inline-flex min-h-11 items-center rounded-full border border-line-strong bg-surface px-4 hover:bg-hover"
              >
                {other.name[lang]}
              </AppLink>
            </li>
          ))}
      </ul>
    </>
  )
}

function NextDate({ today, next, names }: Pick<FestivalDatesProps, 'today' | 'next' | 'names'>) {
  const lang = useLang()
  const { main: day, days } = next
  const span = { main: isoDay(day.date), last: isoDay((days.at(-1) ?? day).date) }
  return (
    <Card className="mt-4">
      <p className="text-muted">{festivalName(names, day)}</p>
      <p className="text-3xl font-bold">
        <AppLink to={pathOf({ kind: 'day', ...day.date })} className="underline-offset-4 hover:underline">
          {formatBs(day.date, { language: lang })}
        </AppLink>
      </p>
      <p className="mt-1 text-lg">
        {weekdayName(weekdayOf(day.date), lang)}, {formatAd(bsToAd(day.date), { language: lang })}
      </p>
      {/* `countdown.script.ts` renews it. */}
      <p
        data-days-left
        data-main={span.main}
        data-last={span.last}
        className="mt-2 text-xl font-bold text-brand-ink"
      >
        {daysLeftText(lang, isoDay(today), span)}
      </p>
      {day.sources.length > 0 && <p className="mt-2 text-sm text-muted">{sourceText(lang, day)}</p>}
      <Remarks
        remarks={saidIn(lang, festivalRemarks(day, today))}
        as="sentences"
        className="mt-2 print:mt-1"
      />
    </Card>
  )
}

const tableStyle =
  'mt-2 max-w-2xl text-sm sm:text-base print:text-[0.65rem] print:leading-tight print:[&_:is(td,th)]:py-0'

const isoDay = (date: BsDate) => isoOf(bsToAd(date))

function Days({ today, festival, next, names }: Omit<FestivalDatesProps, 'others'>) {
  const [text, lang] = useTexts(messages)
  const title = text.days(festival.name[lang], digitsIn(lang, next.main.date.year))
  return (
    <>
      <h2 className="mt-8 text-xl print:mt-3">{title}</h2>
      <DataTable
        caption={title}
        columnTitles={[text.heads.name, text.heads.bs, text.heads.ad]}
        rows={next.days.map((day) => [
          festivalName(names, day),
          formatBs(day.date, { language: lang }),
          <Fragment key="ad">
            {adWithWeekday(lang, day.date)}
            <Remarks remarks={saidIn(lang, festivalRemarks(day, today))} as="chips" />
          </Fragment>,
        ])}
        className={tableStyle}
      />
    </>
  )
}

/** What has to be said beside a date, or that it is published. */
function Certainty({ day, today }: { day: FestivalDay; today: BsDate }) {
  const [text, lang] = useTexts(messages)
  const remarks = saidIn(lang, festivalRemarks(day, today))
  const isKnown = day.sources.length > 0 || remarks.length === 0
  return (
    <>
      {isKnown && text.published}
      <Remarks remarks={remarks} as="chips" />
    </>
  )
}

/** `Sun, 10 Oct 2027` */
function adWithWeekday(lang: Lang, date: BsDate): string {
  return `${weekdayName(weekdayOf(date), lang, 'short')}, ${formatAd(bsToAd(date), { language: lang, style: 'short' })}`
}
