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
import { html } from 'hono/html'
import type { Lang } from '#app/lib/language.ts'
import { dayRemarks } from '#app/platform/calendar-day/day-remarks.ts'
import { festivalsFrom } from '#app/records/holidays/festivals.ts'
import {
  festivalRemarks,
  ownRemarks,
  weeklyClosingOf,
  weeklyRemarks,
} from '#app/records/holidays/holiday-remarks.ts'
import { festivalNamesIn, published } from '#app/records/holidays/published.server.ts'
import { plainFrame } from './frame.ts'
import { remarkLines } from './remark-lines.ts'

/** Enough to hold the next public holiday: a year has about 60 festivals. */
const searched = 75

/** The date in both calendars, the tithi, today's festivals and the next public holiday. */
export const todayFrame = plainFrame('today', (lang, { now }) => {
  const text = words[lang]
  const { bs, ad } = todayInNepal(now())
  const tithi = tithiOf(bs)[lang]
  return {
    title: text.title,
    main: html`<h1 class="sr">${text.title}</h1><p class="date">${formatBs(bs, { language: lang })}</p>
<p>${formatAd(ad, { language: lang, style: 'full' })}</p><p class="note">${text.tithi(tithi)}</p>${festivals(lang, bs)}`,
    more: { path: '/nepali-calendar', text: text.more },
    style: '.date{font-size:1.5rem;font-weight:700;line-height:1.4}ul{padding-inline-start:1.2em}',
    scripts: [midnightScript],
  }
})

function festivals(lang: Lang, today: BsDate) {
  const text = words[lang]
  const names = festivalNamesIn(lang)
  const coming = festivalsFrom(today, searched, published)
  const ofToday = coming.filter(({ date }) => compareBs(date, today) === 0)
  const next = coming.find(({ date, holiday }) => holiday === 'all' && compareBs(date, today) > 0)
  const list = ofToday.map(
    (festival) =>
      html`<li>${names[festival.id] ?? festival.id}${remarkLines(lang, ownRemarks(festival, today))}</li>`,
  )
  return html`${list.length > 0 ? html`<ul>${list}</ul>` : ''}${remarkLines(lang, [...dayRemarks({ calendar: 'ad', bs: today, ad: bsToAd(today) }), ...weeklyRemarks(weeklyClosingOf(today))])}${next ? html`<p>${text.next(names[next.id] ?? next.id, digitsIn(lang, differenceInDays(today, next.date)))}</p>${remarkLines(lang, festivalRemarks(next, today))}` : ''}`
}

/** Loads the frame again when the day in Nepal (UTC+5:45) is another one than when it was opened. */
const midnightScript =
  '(()=>{const t=()=>new Date(Date.now()+207e5).toISOString().slice(0,10),d=t();setInterval(()=>{if(t()!=d)location.reload()},6e4)})()'

const words = {
  en: {
    title: 'Today in Nepal',
    tithi: (name: string) => `Tithi: ${name}`,
    next: (name: string, days: string) =>
      days === '1' ? `Tomorrow: ${name} (public holiday)` : `Next public holiday: ${name}, in ${days} days`,
    more: 'Nepali calendar at',
  },
  ne: {
    title: 'आज',
    tithi: (name: string) => `तिथि: ${name}`,
    next: (name: string, days: string) =>
      days === '१' ? `भोलि: ${name} (सार्वजनिक बिदा)` : `अर्को सार्वजनिक बिदा: ${name}, ${days} दिनमा`,
    more: 'नेपाली पात्रो:',
  },
} as const
