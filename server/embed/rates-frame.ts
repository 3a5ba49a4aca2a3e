import { digitsIn } from 'bikram-sambat-calendar/digits'
import { nepalDay } from 'bikram-sambat-calendar/iso-day'
import { html } from 'hono/html'
import { currencyName } from '#app/feeds/forex/currency-name.ts'
import { freshRatesDays } from '#app/feeds/forex/freshness.ts'
import { type Rate, type RatesDay, usualCurrencies } from '#app/feeds/forex/rates-day.ts'
import type { Lang } from '#app/lib/language.ts'
import { groupedAmount } from '#app/lib/nepali-grouping.ts'
import { staleRemarks } from '#app/platform/figure-age/stale.ts'
import { asOf } from './as-of.ts'
import { plainFrame } from './frame.ts'
import { tableStyle } from './table-style.ts'

/** The usual currencies of the latest day that this server knows. */
export const ratesFrame = plainFrame('rates', async (lang, { feeds, now }) => {
  const text = words[lang]
  const today = nepalDay(now())
  const latest = await feeds.forex.lastKnown(today)
  return {
    title: text.title,
    main: html`<h1>${text.title}</h1>${latest ? ratesTable(lang, latest.day, today) : html`<p>${text.missing}</p>`}`,
    more: { path: '/foreign-exchange', text: text.more },
    style: tableStyle,
  }
})

function ratesTable(lang: Lang, { date, rates }: RatesDay, today: string) {
  const text = words[lang]
  const rows = ['USD', ...usualCurrencies].flatMap(
    (code) => rates.find(({ currency }) => currency.iso3 === code) ?? [],
  )
  return html`<table><thead><tr><th scope="col">${text.currency}</th><th scope="col">${text.buy}</th><th scope="col">${text.sell}</th></tr></thead>
<tbody>${rows.map((rate) => row(lang, rate))}</tbody></table>
${asOf(lang, { asOf: date, source: text.bank, remarks: staleRemarks(date, today, freshRatesDays) })}`
}

function row(lang: Lang, { currency, buy, sell }: Rate) {
  const amount = (rate: string | null) => (rate === null ? '–' : groupedAmount(lang, rate))
  const name = currencyName(lang, currency)
  return html`<tr><th scope="row">${digitsIn(lang, currency.unit)} ${currency.iso3}<small lang="${name.lang}">${name.text}</small></th><td>${amount(buy)}</td><td>${amount(sell)}</td></tr>`
}

const words = {
  en: {
    title: 'Exchange rates in Nepal',
    currency: 'Currency',
    buy: 'Buy (NPR)',
    sell: 'Sell (NPR)',
    bank: 'Nepal Rastra Bank',
    missing: 'The bank’s rates have not reached us yet.',
    more: 'All rates at',
  },
  ne: {
    title: 'नेपालमा विनिमय दर',
    currency: 'मुद्रा',
    buy: 'खरिद (रु.)',
    sell: 'बिक्री (रु.)',
    bank: 'नेपाल राष्ट्र बैंक',
    missing: 'बैंकको दर अझै आइपुगेको छैन।',
    more: 'सबै दर:',
  },
} as const
