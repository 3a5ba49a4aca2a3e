import { latinDigits } from 'bikram-sambat/digits'
import { priceFields } from '#app/records/gold-silver-prices/edit-fields.ts'
import type { FormValue, FormValues } from '../forms/form-values.ts'
import type { ReadRow, RecordForm } from '../forms/use-form.ts'

const path = 'admin-gold-silver-prices' as const

export const amounts = ['gold_hallmark_tola', 'gold_hallmark_10g', 'silver_tola', 'silver_10g'] as const

/** @param source of the day before, as the default */
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
  return { path, fields: priceFields, defaults, sent: sentPrice, request: saveRequest } satisfies RecordForm
}

/** Sends the version that was read, so that prices stored for the day in between are not replaced. */
function saveRequest(given: FormValues, row: ReadRow | undefined) {
  const isOfDay = row !== undefined && 'date' in row && row.date === given.date
  return { path, method: 'POST' as const, body: { ...given, updated_at: isOfDay ? row.updated_at : null } }
}

/** Parses typed numbers, in either script, grouped or not; other input stays a text, which the schema refuses. */
export function sentPrice({ source, ...values }: FormValues): FormValues {
  const prices = Object.fromEntries(amounts.map((name) => [name, numberOf(values[name])]))
  return { ...values, ...prices, ...(source !== '' && source !== undefined && { source }) }
}

function numberOf(typed: FormValue = ''): string | number {
  const text = latinDigits(String(typed)).replaceAll(',', '').trim()
  const number = Number(text)
  return text === '' || Number.isNaN(number) ? text : number
}
