import { type AdDate, type BsDate, bsToAd, lastBsYear, todayInNepal } from 'bikram-sambat-calendar'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import { type Bilingual, type Lang, pathIn } from '#app/lib/language.ts'
import { saidIn } from '#app/lib/statement.ts'
import { type FestivalDay, festivalsOfYear } from '#app/records/holidays/festivals.ts'
import { festivalRemarks, hasHolidays, listRemarks } from '#app/records/holidays/holiday-remarks.ts'
import { festivalNamesIn, published } from '#app/records/holidays/published.server.ts'
import type { Site } from '#server/services.ts'
import { publicFile } from './define.ts'
import { calendarText, type DayEvent } from './icalendar.ts'

const publicHoliday: Bilingual = { en: 'Public holiday', ne: 'सार्वजनिक बिदा' }

/** What a calendar program calls the files of festivals and of public holidays. */
const heads = {
  festivals: {
    name: { en: 'Festivals of Nepal', ne: 'नेपालका चाडपर्व' },
    description: {
      en: 'Festivals, public holidays and observed days by Bikram Sambat.',
      ne: 'वि.सं. अनुसार चाडपर्व, सार्वजनिक बिदा र दिवस।',
    },
  },
  holidays: {
    name: { en: 'Public holidays of Nepal', ne: 'नेपालका सार्वजनिक बिदा' },
    description: {
      en: 'Public holidays as published, also those of some groups or regions.',
      ne: 'प्रकाशित सूचीअनुसार सार्वजनिक बिदा, केही समुदाय वा ठाउँका बिदासहित।',
    },
  },
} satisfies Record<string, Record<'name' | 'description', Bilingual>>

const dashain: Bilingual = { en: 'Dashain', ne: 'दशैँ' }
const tihar: Bilingual = { en: 'Tihar', ne: 'तिहार' }

/** The great festival that a day belongs to: calendar programs search the name of the event. */
const partOf: Readonly<Record<string, Bilingual>> = {
  ghatasthapana: dashain,
  fulpati: dashain,
  'maha-ashtami': dashain,
  'maha-navami': dashain,
  'vijaya-dashami': dashain,
  'laxmi-puja': tihar,
  gobardhan: tihar,
  'bhai-tika': tihar,
}

export const readFestivals = publicFile({
  path: '/api/calendar/festivals.ics',
  summary: 'Festivals and public holidays of this BS year and the next, for calendar programs (RFC 5545)',
  contentType: 'text/calendar; charset=utf-8',
  fileName: 'nepali-festivals.ics',
  tags: [],
  read: async (site, lang) => {
    const { year } = todayInNepal(site.now()).bs
    return festivalFile(
      site,
      [year, year + 1].filter((one) => one <= lastBsYear),
      lang,
    )
  },
})

/**
 * The festivals or holidays of some years as a calendar file, without minor days; an event has the same id in every file.
 * @param yearOfName a file of one year has it in its name
 */
export function festivalFile(
  { now, config }: Pick<Site, 'now' | 'config'>,
  years: readonly number[],
  lang: Lang,
  list: keyof typeof heads = 'festivals',
  yearOfName?: number,
): string {
  const names = festivalNamesIn(lang)
  const today = todayInNepal(now())
  const lists = years.map((year) => ({ year, festivals: festivalsOfYear(year, published) }))
  const events = lists.flatMap(({ year, festivals }) =>
    numbered(festivals)
      .filter(([{ holiday, isMinor }]) => (list === 'holidays' ? holiday !== undefined : !isMinor))
      .map(([festival, number]): DayEvent => {
        const page = `/nepali-calendar/${festival.date.year}/${festival.date.month}/${festival.date.day}`
        return {
          uid: `${festival.id}-${year}-${number}@festivals.chautari`,
          day: compact(bsToAd(festival.date)),
          dayAfter: compact(bsToAd(festival.date), 1),
          summary: summaryOf(festival.id, names, lang),
          description: describe(festival, today.bs, lang),
          url: config.siteUrl + pathIn(lang, page),
        }
      }),
  )
  const name = [heads[list].name[lang], ...(yearOfName ? [digitsIn(lang, yearOfName)] : [])].join(' ')
  const limits = lists.flatMap(({ year, festivals }) =>
    saidIn(lang, listRemarks(year, hasHolidays(festivals))),
  )
  const description = [heads[list].description[lang], ...limits.map(({ text }) => text)].join(' ')
  const head = { name, description, lang }
  return calendarText({ ...head, stamp: `${compact(today.ad)}T000000Z` }, events)
}

/** Each with how many of its id came before it in the year: its name for good, even if its date is corrected. */
function numbered(festivals: readonly FestivalDay[]): [FestivalDay, number][] {
  return festivals.map((festival, index) => [
    festival,
    festivals.slice(0, index).filter(({ id }) => id === festival.id).length,
  ])
}

/** `Vijaya Dashami (Dashain)`. */
function summaryOf(id: string, names: Readonly<Record<string, string>>, lang: Lang): string {
  const name = names[id] ?? id
  const whole = partOf[id]?.[lang]
  return whole ? `${name} (${whole})` : name
}

function describe(festival: FestivalDay, today: BsDate, lang: Lang): string {
  return [
    ...(festival.holiday === 'all' ? [publicHoliday[lang]] : []),
    ...saidIn(lang, festivalRemarks(festival, today)).map(({ text }) => text),
  ].join('\n')
}

/** `20261121`, or that many days later. */
function compact({ year, month, day }: AdDate, daysLater = 0): string {
  const date = new Date(Date.UTC(year, month - 1, day + daysLater))
  return date.toISOString().slice(0, 10).replaceAll('-', '')
}
