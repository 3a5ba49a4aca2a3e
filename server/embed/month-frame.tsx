import { type BsDate, compareBs, todayInNepal } from 'bikram-sambat-calendar'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import { Fragment } from 'react'
import type { Lang } from '#app/lib/language.ts'
import { saidIn } from '#app/lib/statement.ts'
import { monthRemarks } from '#app/platform/calendar-day/month-remarks.ts'
import { adMonthsText, type BsMonth, bsMonthText, monthAfter } from '#app/records/holidays/bs-month.ts'
import {
  calendarMonth,
  type MarkKind,
  type MonthDay,
  markSigns,
  marksOf,
} from '#app/records/holidays/calendar-month.ts'
import type { FestivalDay } from '#app/records/holidays/festivals.ts'
import { holidaysRemarks, ownRemarks } from '#app/records/holidays/holiday-remarks.ts'
import { MonthTable } from '#app/records/holidays/month-table.tsx'
import { festivalNamesIn, festivalsOf } from '#app/records/holidays/published.server.ts'
import { type Frame, type FrameContent, type FrameOptions, RemarkLines, readOptions } from './frame.tsx'
import { messages } from './messages.ne.ts'
import { monthStyle } from './style.ts'

interface MonthOptions extends FrameOptions {
  month: BsMonth
}

/** A small month. */
export const monthFrame: Frame = {
  name: 'calendar',
  open: (query, { now }) => {
    const { bs: today } = todayInNepal(now())
    const options = readMonthOptions(query, today)
    return { options, key: addressOf(options), read: () => contentOf(options, today) }
  },
}

export function readMonthOptions(query: Record<string, string>, today: BsDate): MonthOptions {
  const [, year = '', number = ''] = /^(\d{4})-(\d{1,2})$/.exec(query.month ?? '') ?? []
  const wanted = { year: Number(year), month: Number(number) }
  const isMonth = wanted.month >= 1 && wanted.month <= 12 && monthAfter(wanted, 0) !== undefined
  return { ...readOptions(query), month: isMonth ? wanted : { year: today.year, month: today.month } }
}

/** The canonical address, which is the cache key. */
function addressOf({ lang, theme, month }: MonthOptions): string {
  return `/embed/calendar?lang=${lang}&theme=${theme}&month=${month.year}-${month.month}`
}

function contentOf(options: MonthOptions, today: BsDate): FrameContent {
  const { lang, month: at } = options
  const text = messages[lang].calendar
  const title = bsMonthText(lang, at)
  const ofYear = festivalsOf(at.year)
  const month = calendarMonth(at, ofYear)
  return {
    title: text.title(title),
    main: (
      <>
        <header>
          <Step options={options} months={-1} label={text.previous} sign="‹" />
          <div>
            <h1>{title}</h1>
            <p>{adMonthsText(lang, at, 'short')}</p>
          </div>
          <Step options={options} months={1} label={text.next} sign="›" />
        </header>
        <MonthTable
          lang={lang}
          month={month}
          aria-label={title}
          headClass={(closed) => closed}
          cell={(day, _, weekday) => <Cell key={weekday} lang={lang} day={day} today={today} />}
        />
        <FestivalList lang={lang} festivals={month.festivals} today={today} />
        <RemarkLines
          lang={lang}
          remarks={[...monthRemarks(at.year, at.month), ...holidaysRemarks(at.year, ofYear)]}
        />
      </>
    ),
    more: { path: `/nepali-calendar/${at.year}/${at.month}`, text: text.more },
    style: monthStyle,
  }
}

function Step({
  options,
  months,
  label,
  sign,
}: {
  options: MonthOptions
  months: 1 | -1
  label: string
  sign: string
}) {
  const month = monthAfter(options.month, months)
  if (!month) return <span className="step" aria-hidden="true" />
  return (
    <a className="step" href={addressOf({ ...options, month })} aria-label={label}>
      {sign}
    </a>
  )
}

function Cell({ lang, day, today }: { lang: Lang; day: MonthDay | undefined; today: BsDate }) {
  if (!day) return <td />
  const { date, ad, holiday, weekly, festivals } = day
  return (
    <td
      className={holiday === 'all' ? 'off' : undefined}
      aria-current={compareBs(date, today) === 0 ? 'date' : undefined}
    >
      <b className={weekly}>{digitsIn(lang, date.day)}</b>
      <small>{digitsIn(lang, ad.day)}</small>
      {marksOf(festivals).map((kind) => (
        <Mark key={kind} lang={lang} kind={kind} />
      ))}
    </td>
  )
}

function Mark({ lang, kind }: { lang: Lang; kind: MarkKind }) {
  return (
    <>
      {' '}
      <i aria-hidden="true">{markSigns[kind]}</i>
      <span className="sr-only">{messages[lang].calendar.marks[kind]}</span>
    </>
  )
}

interface FestivalListProps {
  lang: Lang
  festivals: readonly FestivalDay[]
  today: BsDate
}

function FestivalList({ lang, festivals, today }: FestivalListProps) {
  const names = festivalNamesIn(lang)
  if (festivals.length === 0) return null
  return (
    <>
      <h2>{messages[lang].calendar.festivals}</h2>
      <ul>
        {festivals.map((festival) => (
          <li
            key={`${festival.id} ${festival.date.day}`}
            className={festival.holiday === 'all' ? 'off' : undefined}
          >
            {digitsIn(lang, festival.date.day)}
            <Mark lang={lang} kind={festival.holiday ?? 'festival'} /> {names[festival.id] ?? festival.id}
            {saidIn(lang, ownRemarks(festival, today)).map(({ kind, chip, text }) => (
              <Fragment key={kind}>
                {' '}
                <small data-remark={kind}>{kind === 'limited-holiday' ? text : chip}</small>
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
    </>
  )
}
