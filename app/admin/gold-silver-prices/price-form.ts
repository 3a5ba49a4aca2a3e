import { latinDigits } from 'bikram-sambat/digits'
import { priceFields } from '#app/records/gold-silver-prices/edit-fields.ts'
import type { FormValue, FormValues } from '../forms/form-values.ts'
import type { ReadRow, RecordForm } from '../forms/use-form.ts'

const path = 'admin-gold-silver-prices' as const

export const amounts = ['gold_hallmark_tola', 'gold_hallmark_10g', 'silver_tola', 'silver_10g'] as const

/** Whoever types knows the source of the day before: it is offered again. */
export function priceForm(today: string, source: string) {
  return formWith({
    date: today,
    gold_hallmark_tola: '',
    gold_hallmark_10g: '',
    silver_tola: '',
    silver_10g: '',
    source,
  })
}

function formWith(defaults: FormValues) {
  return { path, fields: priceFields, defaults, sent: sentPrice, ask: savingOver } satisfies RecordForm
}

/** Prices that somebody else stored for the day meanwhile are not replaced unseen. */
function savingOver(given: FormValues, row: ReadRow | undefined) {
  const isOfDay = row !== undefined && 'date' in row && row.date === given.date
  return { path, method: 'POST' as const, body: { ...given, updated_at: isOfDay ? row.updated_at : null } }
}

/** Numbers as people type them, in either script and grouped or not; what is none stays a text and is refused as such. */
export function sentPrice({ source, ...values }: FormValues): FormValues {
  const prices = Object.fromEntries(amounts.map((name) => [name, numberOf(values[name])]))
  return { ...values, ...prices, ...(source !== '' && source !== undefined && { source }) }
}

function numberOf(typed: FormValue = ''): string | number {
  const text = latinDigits(String(typed)).replaceAll(',', '').trim()
  const number = Number(text)
  return text === '' || Number.isNaN(number) ? text : number
}
