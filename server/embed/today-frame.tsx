import {
  type BsDate,
  bsToAd,
  compareBs,
  differenceInDays,
  formatAd,
  formatBs,
  todayInNepal,
} from 'bikram-sambat-calendar'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import { tithiOf } from 'bikram-sambat-calendar/panchanga'
import type { Lang } from '#app/lib/language.ts'
import { dayRemarks } from '#app/platform/calendar-day/day-remarks.ts'
import {
  festivalRemarks,
  ownRemarks,
  weeklyClosingOf,
  weeklyRemarks,
} from '#app/records/holidays/holiday-remarks.ts'
import { festivalNamesIn, festivalsFrom } from '#app/records/holidays/published.server.ts'
import { plainFrame, RemarkLines } from './frame.tsx'
import { messages } from './messages.ne.ts'
import todayScript from './today.inline.script.ts?inline'

/** Enough to hold the next public holiday: a year has about 60 festivals. */
const searched = 75

/** The date in both calendars, the tithi, today's festivals and the next public holiday. */
export const todayFrame = plainFrame('today', (lang, { now }) => {
  const { today: text, calendar } = messages[lang]
  const { bs, ad } = todayInNepal(now())
  return {
    title: text.title,
    main: (
      <>
        <h1 className="sr-only">{text.title}</h1>
        <p className="date">{formatBs(bs, { language: lang })}</p>
        <p>{formatAd(ad, { language: lang, style: 'full' })}</p>
        <p className="note">{text.tithi(tithiOf(bs)[lang])}</p>
        <Festivals lang={lang} today={bs} />
      </>
    ),
    more: { path: '/nepali-calendar', text: calendar.more },
    style: '.date{font-size:1.5rem;font-weight:700;line-height:1.4}ul{padding-inline-start:1.2em}',
    script: todayScript,
  }
})

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
