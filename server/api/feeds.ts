import { todayInNepal } from '@chautari/bikram-sambat'
import { daysAfter, nepalDay, nepalMidnight } from '@chautari/bikram-sambat/iso-day'
import { freshRatesDays } from '#app/feeds/forex/freshness.ts'
import { rateText } from '#app/feeds/forex/rate-text.ts'
import type { RatesDay } from '#app/feeds/forex/rates-day.ts'
import { listLastDays } from '#app/feeds/forex/store.server.ts'
import { bsDayText } from '#app/lib/bs-day-text.ts'
import { dayText } from '#app/lib/day-text.ts'
import { type Lang, textIn } from '#app/lib/language.ts'
import { type Remark, saidIn } from '#app/lib/statement.ts'
import { messages as pageTexts } from '#app/pages/messages.ne.ts'
import { staleRemarks } from '#app/platform/figure-age/figure-age.ts'
import { listPublished, mostPublished } from '#app/records/corrections/store.server.ts'
import { freshPricesDays } from '#app/records/gold-silver-prices/market-days.ts'
import { priceText } from '#app/records/gold-silver-prices/price-text/price-text.ts'
import { listPrices } from '#app/records/gold-silver-prices/store.server.ts'
import { listRemarks } from '#app/records/holidays/holiday-remarks.ts'
import { festivalsOf } from '#app/records/holidays/published.server.ts'
import { messages } from '#server/messages.ne.ts'
import { atomFile } from './atom.ts'
import { yearsAround } from './bs-dates-file.ts'
import { festivalEvents } from './festival-file.ts'

const mostEntries = 30

const withRemarks = (lang: Lang, text: string, remarks: readonly Remark[]) =>
  [text, ...saidIn(lang, remarks).map((said) => said.text)].join(' · ')

export const readRatesFeed = atomFile({
  path: '/api/v1/exchange-rates.atom',
  page: '/foreign-exchange',
  summary: `Exchange rates of Nepal Rastra Bank of the last ${mostEntries} known days, the newest first`,
  read: async ({ storage, now }, lang, pageUrl) => {
    const today = nepalDay(now())
    const { title, subtitle, entry } = messages[lang].feeds.rates
    const days = (await listLastDays(storage.db, today, mostEntries)).map(({ day }) => day)
    const remarks = staleRemarks(days[0]?.date ?? today, today, freshRatesDays)
    const entries = days.map((day) => ({
      id: `#${day.date}`,
      title: entry(dayText(lang, day.date)),
      updated: changedAt(day),
      url: `${pageUrl}?date=${day.date}`,
      summary: day.rates.map((rate) => rateText(lang, rate)).join('\n'),
    }))
    return { title, subtitle: withRemarks(lang, subtitle, remarks), entries }
  },
})

/** When the bank published the rates or changed them last: it writes times in Nepal. */
function changedAt({ date, published_on, modified_on }: RatesDay): Date {
  const times = [`${date} 00:00:00`, published_on, modified_on].map((stamp) =>
    Date.parse(`${(stamp ?? '').replace(' ', 'T')}+05:45`),
  )
  return new Date(Math.max(...times.filter((at) => !Number.isNaN(at))))
}

export const readPricesFeed = atomFile({
  path: '/api/v1/gold-silver-prices.atom',
  page: '/gold-silver-price',
  summary: `Gold and silver prices in NPR of the last ${mostEntries} market days, the newest first`,
  tags: ['gold-silver-prices'],
  read: async ({ storage, now }, lang, pageUrl) => {
    const today = nepalDay(now())
    const { title, subtitle, entry, ...text } = messages[lang].feeds.gold
    const prices = await listPrices(storage.db, mostEntries)
    const remarks = staleRemarks(prices[0]?.date ?? today, today, freshPricesDays)
    const entries = prices.map((price) => ({
      id: `#${price.date}`,
      title: entry(dayText(lang, price.date)),
      updated: new Date(price.updated_at),
      url: pageUrl,
      summary: [
        priceText(lang, 'gold', 'tola', price.gold_hallmark_tola),
        priceText(lang, 'gold', '10g', price.gold_hallmark_10g),
        priceText(lang, 'silver', 'tola', price.silver_tola),
        priceText(lang, 'silver', '10g', price.silver_10g),
        price.source ? text.source(price.source) : text.noSource,
      ].join('\n'),
    }))
    return { title, subtitle: withRemarks(lang, subtitle, remarks), entries }
  },
})

/** How long before its day a holiday is an entry. */
const daysAhead = 7

export const readHolidaysFeed = atomFile({
  path: '/api/v1/holidays.atom',
  page: '/nepali-calendar',
  summary: `Public holidays, each ${daysAhead} days before it comes, the last ${mostEntries}, the latest first`,
  read: async ({ config, now }, lang) => {
    const today = todayInNepal(now()).bs
    const last = daysAfter(nepalDay(now()), daysAhead)
    const { name, description, ahead } = messages[lang].calendarFiles.holidays
    const holidays = yearsAround(today.year)
      .flatMap((year) => festivalEvents(festivalsOf(year), { lang, config, today }, true))
      .filter(({ day }) => day <= last)
      .slice(-mostEntries)
    const entries = holidays.toReversed().map(({ uid, day, summary, description, url }) => ({
      id: `#${uid}`,
      title: `${summary}: ${bsDayText(lang, day)} · ${dayText(lang, day)}`,
      updated: nepalMidnight(daysAfter(day, -daysAhead)),
      url,
      summary: description,
    }))
    const about = `${description} ${ahead}`
    return { title: name, subtitle: withRemarks(lang, about, listRemarks(today.year, true)), entries }
  },
})

export const readCorrections = atomFile({
  path: '/api/corrections.atom',
  page: '/corrections',
  summary: 'What was decided about reported mistakes, the newest first',
  tags: ['corrections'],
  read: async ({ storage }, lang, pageUrl) => {
    const { title, description: subtitle, kinds, ...text } = pageTexts[lang].corrections
    const published = await listPublished(storage.db, mostPublished)
    const entries = published.map(({ id, subject_kind, state, decided_at, ...decided }) => {
      const name = textIn(lang, decided.name, decided.name_ne).text
      const reason = textIn(lang, decided.reason, decided.reason_ne).text
      return {
        id: `urn:uuid:${id}`,
        title: `${kinds[subject_kind]}: ${name}`,
        updated: decided_at,
        url: `${pageUrl}#${id}`,
        summary: `${text[state](dayText(lang, nepalDay(decided_at)))}: ${reason}`,
      }
    })
    return { title, subtitle, entries }
  },
})
