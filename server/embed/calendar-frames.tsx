import {
  type BsDate,
  bsToAd,
  compareBs,
  differenceInDays,
  formatAd,
  formatBs,
  todayInNepal,
} from '@chautari/bikram-sambat'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import { tithiOf } from '@chautari/bikram-sambat/panchanga'
import { Fragment } from 'react'
import type { Lang } from '#app/lib/language.ts'
import { saidIn } from '#app/lib/statement.ts'
import { dayRemarks } from '#app/platform/calendar-day/day-remarks.ts'
import { monthRemarks } from '#app/platform/calendar-day/period-remarks.ts'
import { frameAddress } from '#app/platform/embed/frames.ts'
import { adMonthsText, type BsMonth, bsMonthText, monthAfter } from '#app/records/holidays/bs-month.ts'
import {
  calendarMonth,
  type MarkKind,
  type MonthDay,
  MonthTable,
  markSigns,
  marksOf,
} from '#app/records/holidays/calendar-month.tsx'
import type { FestivalDay } from '#app/records/holidays/festivals.ts'
import {
  festivalRemarks,
  holidaysRemarks,
  ownRemarks,
  weeklyClosingOf,
  weeklyRemarks,
} from '#app/records/holidays/holiday-remarks.ts'
import { festivalNamesIn, festivalsFrom, festivalsOf } from '#app/records/holidays/published.server.ts'
import { type Frame, type FrameContent, type FrameOptions, type FrameQuery, RemarkLines } from './frame.tsx'
import { messages } from './messages.ne.ts'
import { monthStyle } from './style.ts'
import todayScript from './today.inline.script.ts?inline'

/** A small month. */
export const monthFrame: Frame = {
  name: 'calendar',
  keyOf: (query, { now }) => monthKey(readMonth(query, todayInNepal(now()).bs)),
  read: (options, query, { now }) => {
    const { bs: today } = todayInNepal(now())
    return monthContent(options, readMonth(query, today), today)
  },
}

/** The month that the query asks for, else the one of today. */
export function readMonth(query: FrameQuery, today: BsDate): BsMonth {
  const [, year = '', number = ''] = /^(\d{4})-(\d{1,2})$/.exec(query.month ?? '') ?? []
  const wanted = { year: Number(year), month: Number(number) }
  const isMonth = wanted.month >= 1 && wanted.month <= 12 && monthAfter(wanted, 0) !== undefined
  return isMonth ? wanted : { year: today.year, month: today.month }
}

const monthKey = ({ year, month }: BsMonth) => `&month=${year}-${month}`

function monthContent(options: FrameOptions, at: BsMonth, today: BsDate): FrameContent {
  const { lang } = options
  const text = messages[lang].calendar
  const title = bsMonthText(lang, at)
  const ofYear = festivalsOf(at.year)
  const month = calendarMonth(at, ofYear)
  return {
    title: text.title(title),
    main: (
      <>
        <header>
          <Step options={options} month={monthAfter(at, -1)} label={text.previous} sign="‹" />
          <div>
            <h1>{title}</h1>
            <p>{adMonthsText(lang, at, 'short')}</p>
          </div>
          <Step options={options} month={monthAfter(at, 1)} label={text.next} sign="›" />
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

interface StepProps {
  options: FrameOptions
  /** Undefined beyond the ends of the calendar. */
  month: BsMonth | undefined
  label: string
  sign: string
}

function Step({ options: { lang, theme }, month, label, sign }: StepProps) {
  if (!month) return <span className="step" aria-hidden="true" />
  return (
    <a className="step" href={frameAddress('calendar', lang, theme) + monthKey(month)} aria-label={label}>
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

/** Enough to hold the next public holiday: a year has about 60 festivals. */
const searched = 75

/** The date in both calendars, the tithi, today's festivals and the next public holiday. */
export const todayFrame: Frame = {
  name: 'today',
  read: ({ lang }, _, { now }) => {
    const { today: text, calendar } = messages[lang]
    const { bs, ad } = todayInNepal(now())
    return {
      title: text.title,
      main: (
        <>
          <h1 className="sr-only">{text.title}</h1>
          <p className="date" data-today={nepalDay(now())}>
            {formatBs(bs, { language: lang })}
          </p>
          <p>{formatAd(ad, { language: lang, style: 'full' })}</p>
          <p className="note">{text.tithi(tithiOf(bs)[lang])}</p>
          <Festivals lang={lang} today={bs} />
        </>
      ),
      more: { path: '/nepali-calendar', text: calendar.more },
      style: '.date{font-size:1.5rem;font-weight:700;line-height:1.4}ul{padding-inline-start:1.2em}',
      script: todayScript,
    }
  },
}

function Festivals({ lang, today }: { lang: Lang; today: BsDate }) {
  const names = festivalNamesIn(lang)
  const coming = festivalsFrom(today, searched)
  const ofToday = coming.filter(({ date }) => compareBs(date, today) === 0)
  const next = coming.find(({ date, holiday }) => holiday === 'all' && compareBs(date, today) > 0)
  const ofDay = [
    ...dayRemarks({ calendar: 'ad', bs: today, ad: bsToAd(today) }),
    ...weeklyRemarks(weeklyClosingOf(today)),
  ]
  return (
    <>
      {ofToday.length > 0 && (
        <ul>
          {ofToday.map((festival) => (
            <li key={festival.id}>
              {names[festival.id] ?? festival.id}
              <RemarkLines lang={lang} remarks={ownRemarks(festival, today)} />
            </li>
          ))}
        </ul>
      )}
      <RemarkLines lang={lang} remarks={ofDay} />
      {next && (
        <>
          <p>
            {messages[lang].today.next(
              names[next.id] ?? next.id,
              digitsIn(lang, differenceInDays(today, next.date)),
            )}
          </p>
          <RemarkLines lang={lang} remarks={festivalRemarks(next, today)} />
        </>
      )}
    </>
  )
}
