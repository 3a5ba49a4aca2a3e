import { nepalDay } from 'bikram-sambat-calendar/iso-day'
import { html } from 'hono/html'
import type { Lang } from '#app/lib/language.ts'
import { groupedAmount } from '#app/lib/nepali-grouping.ts'
import { staleRemarks } from '#app/platform/figure-age/stale.ts'
import { freshPricesDays, publisherOf } from '#app/records/gold-silver-prices/market-days.ts'
import type { PublicPrice } from '#app/records/gold-silver-prices/schema.ts'
import { listPrices } from '#app/records/gold-silver-prices/store.server.ts'
import type { Site } from '#server/services.ts'
import { asOf } from './as-of.ts'
import { plainFrame } from './frame.ts'
import { tableStyle } from './table-style.ts'

/** Gold and silver of the latest market day. */
export const goldFrame = plainFrame('gold', async (lang, site) => {
  const text = words[lang]
  const { latest, failed } = await readLatest(site)
  return {
    title: text.title,
    main: html`<h1>${text.title}</h1>${latest ? priceTable(lang, latest, nepalDay(site.now())) : html`<p>${failed ? text.failed : text.missing}</p>`}`,
    more: { path: '/gold-silver-price', text: text.more },
    style: tableStyle,
    tags: ['gold-silver-prices'],
    degraded: failed,
  }
})

async function readLatest({ storage, log }: Site): Promise<{ latest?: PublicPrice; failed: boolean }> {
  try {
    const [latest] = await listPrices(storage.db, 1)
    return { ...(latest && { latest }), failed: false }
  } catch (error) {
    log.warn({ err: error }, 'the frame of gold prices: the database does not answer')
    return { failed: true }
  }
}

function priceTable(lang: Lang, latest: PublicPrice, today: string) {
  const text = words[lang]
  const amount = (npr: number) => groupedAmount(lang, String(npr))
  const { gold_hallmark_tola: gold, silver_tola: silver, source } = latest
  return html`<table><thead><tr><th scope="col">${text.metal}</th><th scope="col">${text.tola}</th><th scope="col">${text.tenGram}</th></tr></thead>
<tbody><tr><th scope="row">${text.gold}</th><td>${amount(gold)}</td><td>${amount(latest.gold_hallmark_10g)}</td></tr>
<tr><th scope="row">${text.silver}</th><td>${amount(silver)}</td><td>${amount(latest.silver_10g)}</td></tr></tbody></table>
${asOf(lang, { asOf: latest.date, source: source ? publisherOf(source) : text.noSource, remarks: staleRemarks(latest.date, today, freshPricesDays) })}`
}

const words = {
  en: {
    title: 'Gold and silver price in Nepal',
    metal: 'Metal',
    tola: 'NPR a tola',
    tenGram: 'NPR for 10 g',
    gold: 'Gold (hallmark)',
    silver: 'Silver',
    noSource: 'source not recorded',
    missing: 'No gold price has reached us yet.',
    failed: 'The prices cannot be read at the moment.',
    more: 'Prices and calculator at',
  },
  ne: {
    title: 'नेपालमा सुनचाँदीको भाउ',
    metal: 'धातु',
    tola: 'तोलाको रु.',
    tenGram: '१० ग्रामको रु.',
    gold: 'छापावाल सुन',
    silver: 'चाँदी',
    noSource: 'स्रोत उल्लेख छैन',
    missing: 'सुनको भाउ अझै आइपुगेको छैन।',
    failed: 'अहिले भाउ हेर्न मिलेन।',
    more: 'भाउ र हिसाब:',
  },
} as const
