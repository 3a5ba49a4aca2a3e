import { type BsDate, bsToAd, compareBs, weekdays } from 'bikram-sambat-calendar'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import { html, raw } from 'hono/html'
import type { Lang } from '#app/lib/language.ts'
import { saidIn } from '#app/lib/statement.ts'
import { monthRemarks } from '#app/platform/calendar-day/month-remarks.ts'
import {
  adMonthsText,
  type BsMonth,
  bsMonthText,
  monthAfter,
  weeksOf,
} from '#app/records/holidays/bs-month.ts'
import { type FestivalDay, festivalsOfYear, type PublishedYears } from '#app/records/holidays/festivals.ts'
import {
  closedWeekdays,
  holidaysRemarks,
  ownRemarks,
  weeklyClosingOf,
} from '#app/records/holidays/holiday-remarks.ts'
import type { FrameContent, Look } from './frame.ts'
import { remarkLines } from './remark-lines.ts'

interface Widget extends Look {
  month: BsMonth
  today: BsDate
  published: PublishedYears
  names: Readonly<Record<string, string>>
  addressOf: (asked: Look & { month: BsMonth }) => string
}

const signs = { all: '■', some: '□', festival: '◆' } as const

/** What the frame of a month shows. */
export function monthWidget(widget: Widget): FrameContent {
  const { lang, month } = widget
  const text = words[lang]
  const title = bsMonthText(lang, month)
  const ofYear = festivalsOfYear(month.year, widget.published)
  const festivals = ofYear.filter(({ date, isMinor }) => !isMinor && date.month === month.month)
  const remarks = [...monthRemarks(month.year, month.month), ...holidaysRemarks(month.year, ofYear)]
  return {
    title: text.title(title),
    main: html`<header>${step(widget, -1)}<div><h1>${title}</h1><p>${adMonthsText(lang, month, 'short')}</p></div>${step(widget, 1)}</header>
${grid(widget, festivals)}${list(widget, festivals)}
${remarkLines(lang, remarks)}`,
    more: { path: `/nepali-calendar/${month.year}/${month.month}`, text: text.more },
    style: monthStyle,
  }
}

function step({ month, addressOf, ...rest }: Widget, months: -1 | 1) {
  const to = monthAfter(month, months)
  if (!to) return html`<span class="step" aria-hidden="true"></span>`
  const label = months < 0 ? words[rest.lang].previous : words[rest.lang].next
  const address = addressOf({ lang: rest.lang, theme: rest.theme, month: to })
  return html`<a class="step" href="${address}" aria-label="${label}">${months < 0 ? '‹' : '›'}</a>`
}

function grid(widget: Widget, festivals: readonly FestivalDay[]) {
  const { lang, month } = widget
  const closed = closedWeekdays(month)
  const heads = weekdays.map(
    (day) =>
      html`<th scope="col" abbr="${day[lang]}" class="${closed.get(day.value) ?? ''}">${day[`${lang}Short`]}</th>`,
  )
  const rows = weeksOf(month).map(
    (week) => html`<tr>${week.map((date) => cell(widget, festivals, date))}</tr>`,
  )
  return html`<table aria-label="${bsMonthText(lang, month)}"><thead><tr>${heads}</tr></thead><tbody>${rows}</tbody></table>`
}

function cell({ lang, today }: Widget, festivals: readonly FestivalDay[], date: BsDate | undefined) {
  if (!date) return html`<td></td>`
  const ofDay = festivals.filter((festival) => festival.date.day === date.day)
  const isOff = ofDay.some(({ holiday }) => holiday === 'all')
  const isToday = compareBs(date, today) === 0
  const kinds = [...new Set(ofDay.map(({ holiday }) => holiday ?? 'festival'))]
  return html`<td${isOff ? raw(' class="off"') : ''}${isToday ? raw(' aria-current="date"') : ''}><b class="${weeklyClosingOf(date) ?? ''}">${digitsIn(lang, date.day)}</b><small>${digitsIn(lang, bsToAd(date).day)}</small>${kinds.map((kind) => sign(lang, kind))}</td>`
}

function sign(lang: Lang, kind: keyof typeof signs) {
  const text = words[lang]
  const label = { all: text.holiday, some: text.limited, festival: text.festival }[kind]
  return html` <i aria-hidden="true">${signs[kind]}</i><span class="sr">${label}</span>`
}

function list({ lang, names, today }: Widget, festivals: readonly FestivalDay[]) {
  if (festivals.length === 0) return ''
  const lines = festivals.map(
    (festival) =>
      html`<li${festival.holiday === 'all' ? raw(' class="off"') : ''}>${digitsIn(lang, festival.date.day)}${sign(lang, festival.holiday ?? 'festival')} ${names[festival.id] ?? festival.id}${saidIn(lang, ownRemarks(festival, today)).map(({ kind, chip, text }) => html` <small data-remark="${kind}">${kind === 'limited-holiday' ? text : chip}</small>`)}</li>`,
  )
  return html`<h2>${words[lang].festivals}</h2><ul>${lines}</ul>`
}

/** Texts of the embedded calendar. */
const words = {
  en: {
    title: (month: string) => `${month} – Nepali calendar`,
    previous: 'Previous month',
    next: 'Next month',
    today: 'Today',
    festivals: 'Festivals and holidays',
    holiday: 'Public holiday',
    limited: 'Holiday for some groups or regions',
    festival: 'Festival or observed day',
    more: 'Nepali calendar at',
  },
  ne: {
    title: (month: string) => `${month} – नेपाली पात्रो`,
    previous: 'अघिल्लो महिना',
    next: 'अर्को महिना',
    today: 'आज',
    festivals: 'चाडपर्व र बिदा',
    holiday: 'सार्वजनिक बिदा',
    limited: 'केही समुदाय वा ठाउँको बिदा',
    festival: 'चाडपर्व वा दिवस',
    more: 'नेपाली पात्रो:',
  },
} as const

const monthStyle = `
header{display:flex;align-items:center;gap:8px}
header>div{flex:1;text-align:center}
.step{display:flex;width:44px;height:44px;align-items:center;justify-content:center;border:1px solid var(--line);border-radius:8px;text-decoration:none;font-size:1.2rem}
.step:hover{background:var(--hover)}
table{width:100%;table-layout:fixed;border-collapse:collapse;margin-top:8px;text-align:center}
th{font-size:13px;padding:4px 0;color:var(--muted)}
td{height:44px;border:1px solid var(--line);padding:2px 0;line-height:1.15;vertical-align:top}
td b{display:block;font-size:1.05rem}
td small{font-size:13px}
i{font-style:normal;font-size:13px;color:var(--brand)}
.off,.off i,.saturday,.sunday{color:var(--simrik)}
.saturday,.sunday{text-decoration:underline}
.sunday{text-decoration-style:dotted}
td[aria-current]{outline:2px solid var(--brand);outline-offset:-2px}
h2{font-size:.85rem;margin-top:10px}
ul{list-style:none;padding:0;font-size:.85rem}
`.replaceAll('\n', '')
