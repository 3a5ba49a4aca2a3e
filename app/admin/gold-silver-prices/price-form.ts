import { dayText } from '#app/lib/day-text.ts'
import type { Control, FormValues } from '#app/platform/editing/record.ts'
import { useTexts } from '#app/platform/i18n/use-language.ts'
import { numberIn, priceAmounts, priceFields } from '#app/records/gold-silver-prices/schema.ts'
import type { ImportSource } from '../kit/import-modal.tsx'
import type { ReadRow, RecordForm } from '../kit/use-form.ts'
import { messages } from './messages.ne.ts'

const path = 'admin-gold-silver-prices' as const

const amount: Control = { kind: 'text', initial: '', isRequired: true, inputMode: 'decimal', maxLength: 20 }

export const priceControls: Readonly<Record<string, Control>> = {
  date: { kind: 'text', initial: '', type: 'date', isRequired: true },
  ...Object.fromEntries(priceAmounts.map((name) => [name, amount])),
  source: { kind: 'text', initial: '', maxLength: 200 },
}

/** @param source of the day before, as the default */
export function priceForm(today: string, source: string) {
  const amounts = Object.fromEntries(priceAmounts.map((name) => [name, '']))
  const defaults: FormValues = { date: today, ...amounts, source }
  return { path, edits: priceFields, defaults, sent: sentPrice, request: saveRequest } satisfies RecordForm
}

/** Sends the version that was read, so that prices stored for the day in between are not replaced. */
function saveRequest(given: FormValues, row: ReadRow | undefined) {
  const isOfDay = row !== undefined && 'date' in row && row.date === given.date
  return { path, method: 'POST' as const, body: { ...given, updated_at: isOfDay ? row.updated_at : null } }
}

/** Parses typed numbers, in either script, grouped or not; other input stays a text, which the schema refuses. */
export function sentPrice({ source, ...values }: FormValues): FormValues {
  const prices = Object.fromEntries(priceAmounts.map((name) => [name, numberIn(String(values[name] ?? ''))]))
  return { ...values, ...prices, ...(source !== '' && source !== undefined && { source }) }
}

const columns = ['date', ...priceAmounts, 'source']

/** A file of market days. */
export function usePriceImport(): ImportSource {
  const [{ file: text, outcomes }, lang] = useTexts(messages)
  return {
    path: `${path}/import`,
    maxBytes: 200 * 1024,
    outcomes,
    title: text.title,
    hint: text.columns(columns.join(', ')),
    tooLarge: text.tooLarge,
    about: { title: text.day, cell: ({ date }) => (date ? dayText(lang, date) : '') },
  }
}
