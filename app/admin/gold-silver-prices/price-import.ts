import { dayText } from '#app/lib/day-text.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { type PriceResult, priceAmounts } from '#app/records/gold-silver-prices/schema.ts'
import type { ImportSource } from '../import/import-file.ts'
import { messages } from './messages.ne.ts'

interface PriceLine extends PriceResult {
  line: number
}

const columns = ['date', ...priceAmounts, 'source']
const maxBytes = 200 * 1024

/** A file of market days. */
export function usePriceImport(): ImportSource<PriceLine> {
  const { file: text, outcomes } = useMessages(messages)
  const lang = useLang()
  return {
    path: 'admin-gold-silver-prices/import',
    maxBytes,
    outcomes,
    name: 'gold-silver-prices',
    columns,
    title: text.title,
    hint: text.columns(columns.join(', ')),
    tooLarge: text.tooLarge,
    about: { title: text.day, cell: ({ date }) => (date ? dayText(lang, date) : '') },
    details: ({ reasons }) => reasons.map(({ text: reason }) => ({ key: reason, text: reason })),
  }
}
