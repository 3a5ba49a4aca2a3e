import type { Rate } from '#app/feeds/forex/rates-day.ts'
import { useLang } from '#app/platform/i18n/use-language.ts'
import { fieldStyle } from '#app/ui/field.tsx'
import { byPopularity, currencyName } from '../currencies.ts'

interface CurrencySelectProps {
  id: string
  label: string
  rates: readonly Rate[]
  value: string
  onChange: (code: string) => void
}

export function CurrencySelect({ id, label, rates, value, onChange }: CurrencySelectProps) {
  const lang = useLang()
  const { popular, other } = byPopularity(rates)
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <select
        id={id}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={`${fieldStyle} mt-1`}
      >
        {[...popular, ...other].map(({ currency }) => (
          <option key={currency.iso3} value={currency.iso3}>
            {currency.iso3} – {currencyName(lang, currency).text}
          </option>
        ))}
      </select>
    </div>
  )
}
