import { latinDigits } from '#app/kit/digits.ts'
import { priceFields } from '#app/records/gold-silver-prices/edit-fields.ts'
import type { PublicPrice } from '#app/records/gold-silver-prices/fields.ts'
import type { FormValue, FormValues } from '../forms/form-values.ts'
import type { RecordForm } from '../forms/use-form.ts'

export const amounts = ['gold_hallmark_tola', 'gold_hallmark_10g', 'silver_tola', 'silver_10g'] as const

/** Whoever types knows the source of the day before: it is offered again. */
export function newPriceForm(today: string, source: string): RecordForm {
  return formWith({
    date: today,
    gold_hallmark_tola: '',
    gold_hallmark_10g: '',
    silver_tola: '',
    silver_10g: '',
    source,
  })
}

export function editPriceForm(price: PublicPrice): RecordForm {
  const prices = Object.fromEntries(amounts.map((name) => [name, String(price[name])]))
  return formWith({ date: price.date, ...prices, source: price.source ?? '' })
}

function formWith(defaults: FormValues): RecordForm {
  return { path: 'admin-gold-silver-prices', fields: priceFields, defaults, sent: sentPrice }
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
