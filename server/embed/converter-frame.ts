import {
  absenceOf,
  adMonths,
  adToBs,
  bsMonths,
  bsToAd,
  type CalendarDay,
  formatAd,
  formatBs,
  type ParseResult,
  parseAd,
  parseBs,
  todayInNepal,
  weekdays,
} from 'bikram-sambat-calendar'
import { digitsIn, latinDigits } from 'bikram-sambat-calendar/digits'
import { html } from 'hono/html'
import type { Lang } from '#app/lib/language.ts'
import type { Remark } from '#app/lib/statement.ts'
import { dayRemarks, noteWords } from '#app/platform/calendar-day/day-remarks.ts'
import { converterScript } from './converter-script.ts'
import { converterStyle, converterWords } from './converter-words.ts'
import { type Frame, type Look, readLook } from './frame.ts'
import { remarkLines } from './remark-lines.ts'

type Calendar = 'bs' | 'ad'

const longestDate = 40

/** Converts a date: in the browser as it is typed, or by its form without JavaScript. It opens with today. */
export const converterFrame: Frame = {
  name: 'converter',
  open: (query, { now }) => {
    const look = readLook(query)
    const { lang, theme } = look
    const from = query.from === 'ad' ? 'ad' : 'bs'
    const today = todayInNepal(now())[from]
    const typed = query.date?.slice(0, longestDate)
    const format = from === 'bs' ? formatBs : formatAd
    const date = typed ?? format(today, { language: lang, style: 'numeric' })
    return {
      look,
      key: typed === undefined ? `/embed/converter?lang=${lang}&theme=${theme}&from=${from}` : undefined,
      read: () => ({
        title: converterWords[lang].title,
        main: form(look, from, date),
        more: { path: '/nepali-date-converter', text: converterWords[lang].more },
        style: converterStyle,
        scripts: [converterScript],
      }),
    }
  },
}

function form({ lang, theme }: Look, from: Calendar, date: string) {
  const text = converterWords[lang]
  const answer = answerText(lang, from, date)
  const choice = (value: Calendar) =>
    html`<label><input type="radio" name="from" value="${value}"${value === from ? html` checked` : ''}>${text.from[value]}</label>`
  return html`<h1>${text.title}</h1><form action="/embed/converter" autocomplete="off" data-words="${JSON.stringify(scriptWords(lang))}">
<input type="hidden" name="lang" value="${lang}"><input type="hidden" name="theme" value="${theme}">
<fieldset><legend>${text.direction}</legend>${choice('bs')}${choice('ad')}</fieldset>
<label for="date">${text.date}</label><div class="line"><input id="date" name="date" value="${date}" inputmode="text" maxlength="${longestDate}" aria-describedby="answer" aria-invalid="${String(!answer.ok)}"><button>${text.convert}</button></div>
<output id="answer" for="date">${answer.text}${remarkLines(lang, answer.remarks ?? [])}</output></form>`
}

interface ConverterAnswer {
  ok: boolean
  text: string
  remarks?: readonly Remark[]
}

/** The date in the other calendar, or why there is none. */
export function answerText(lang: Lang, from: Calendar, typed: string): ConverterAnswer {
  const text = converterWords[lang]
  const parsed: ParseResult<CalendarDay> = from === 'bs' ? parseBs(typed) : parseAd(typed)
  if (parsed.ok) return { ok: true, ...resultOf(lang, from, parsed.date) }
  if (parsed.reason === 'out-of-range') return { ok: false, text: text.outside }
  if (parsed.reason !== 'no-such-day') return { ok: false, text: text.unreadable }
  const days = daysOfTypedMonth(from, typed)
  return { ok: false, text: days ? text.short.replace('#', digitsIn(lang, days)) : text.outside }
}

function resultOf(lang: Lang, from: Calendar, date: CalendarDay): Omit<ConverterAnswer, 'ok'> {
  const text = converterWords[lang]
  const [bs, ad] = from === 'bs' ? [date, bsToAd(date)] : [adToBs(date), date]
  const options = { language: lang, style: 'full' } as const
  const shown =
    from === 'bs'
      ? text.result.ad.replace('#', formatAd(ad, options))
      : text.result.bs.replace('#', formatBs(bs, options))
  return { text: shown, remarks: dayRemarks({ calendar: from, bs, ad }) }
}

/** Of a date in numbers whose month has no such day; undefined where there is no such month. */
function daysOfTypedMonth(from: Calendar, typed: string): number | undefined {
  const [, year = 0, month = 0, day = 0] = (
    /^(\d{4})\D?(\d{1,2})\D?(\d{1,2})$/.exec(latinDigits(typed.trim())) ?? []
  ).map(Number)
  const absence = absenceOf(from, { year, month, day })
  return absence?.reason === 'no-such-day' ? absence.days : undefined
}

/** What the script needs to write the same answers. */
function scriptWords(lang: Lang) {
  const { result, unreadable, outside, short } = converterWords[lang]
  const names = (list: readonly { en: string; ne: string }[]) => list.map((each) => each[lang])
  return {
    months: { bs: names(bsMonths), ad: names(adMonths) },
    weekdays: names(weekdays),
    digits: lang === 'ne' ? digitsIn(lang, '0123456789') : '',
    result,
    ...noteWords(lang),
    unreadable,
    outside,
    short,
  }
}
