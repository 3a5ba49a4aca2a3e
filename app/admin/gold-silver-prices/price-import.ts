import { dayText } from '#app/lib/day-text.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { priceAmounts } from '#app/records/gold-silver-prices/schema.ts'
import type { ImportSource, LineResult } from '../import/import-file.ts'
import { messages } from './messages.ne.ts'

export type PriceOutcome = 'stored' | 'updated' | 'unchanged' | 'held' | 'refused'

interface PriceLine extends LineResult {
  date: string | null
  outcome: PriceOutcome
  reasons: readonly { code: string; text: string }[]
}

const columns = ['date', ...priceAmounts, 'source']
const stored: readonly PriceOutcome[] = ['stored', 'updated', 'held']
const maxBytes = 200 * 1024

const colours: Readonly<Record<PriceOutcome, string>> = {
  stored: 'text-good',
  updated: 'text-good',
  unchanged: 'text-muted',
  held: 'text-ink',
  refused: 'text-simrik',
}

/** A file of market days. */
export function usePriceImport(): ImportSource<PriceLine> {
  const { file: text, outcomes } = useMessages(messages)
  const lang = useLang()
  const names = Object.keys(colours) as PriceOutcome[]
  return {
    path: 'admin-gold-silver-prices/import',
    maxBytes,
    outcomes: Object.fromEntries(
      names.map((name) => [
        name,
        { title: outcomes[name], colour: colours[name], isStored: stored.includes(name) },
      ]),
    ),
    name: 'gold-silver-prices',
    columns,
    title: text.title,
    hint: text.columns(columns.join(', ')),
    tooLarge: text.tooLarge,
    about: { title: text.day, cell: ({ date }) => (date ? dayText(lang, date) : '') },
    details: ({ reasons }) => reasons.map(({ text: reason }) => ({ key: reason, text: reason })),
  }
}
