import { digitsIn } from 'bikram-sambat-calendar/digits'
import type { RatesDay } from '#app/feeds/forex/rates-day.ts'
import { bsDayText } from '#app/lib/bs-day-text.ts'
import { pathIn } from '#app/lib/language.ts'
import { groupedAmount, rupees } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { SharedAnswer } from '#app/platform/tool-page/shared-answer.tsx'
import { ConverterCard } from '#app/ui/converter-card.tsx'
import { convert } from '../conversion.ts'
import { currencyOptions, unitText } from '../currencies.ts'
import { messages } from '../messages.ne.ts'
import { path } from '../tool-names.ts'
import type { ConversionState } from './use-conversion.ts'

interface CurrencyConverterProps {
  day: RatesDay
  isToday: boolean
  state: ConversionState
}

/** Converts both ways, by the bank's rate for the direction. */
export function CurrencyConverter({ day, isToday, state }: CurrencyConverterProps) {
  const text = useMessages(messages).convert
  const lang = useLang()
  const { amount, code, direction, setAmount, setCode, setDirection } = state
  const rate = day.rates.find(({ currency }) => currency.iso3 === code) ?? day.rates[0]
  if (!rate) return null
  const { iso3 } = rate.currency
  const conversion = convert(amount, direction, rate)
  const inRupees = (value: string) => rupees(lang, groupedAmount(lang, value))
  const [given, result] =
    direction === 'to-npr'
      ? [(value: string) => `${groupedAmount(lang, value)} ${iso3}`, inRupees]
      : [inRupees, (value: string) => `${iso3} ${groupedAmount(lang, value)}`]
  return (
    <ConverterCard
      level={3}
      className="py-3!"
      lang={lang}
      action={pathIn(lang, path)}
      text={text}
      amount={amount}
      onAmount={setAmount}
      selects={[
        { name: 'currency', label: text.currency, options: currencyOptions(lang, day.rates), value: iso3 },
        {
          name: 'direction',
          label: text.direction,
          options: [
            ['to-npr', text.toNpr(iso3)],
            ['from-npr', text.fromNpr(iso3)],
          ],
          value: direction,
        },
      ]}
      onSelect={(name, value) => {
        if (name === 'currency') setCode(value)
        else setDirection(value === 'from-npr' ? 'from-npr' : 'to-npr')
      }}
      hidden={!isToday && <input type="hidden" name="date" value={day.date} />}
      kind={conversion.kind}
      noRate={text.noRate(iso3)}
    >
      {conversion.kind === 'done' && (
        <>
          <p className="text-xl font-bold wrap-anywhere">{result(conversion.result)}</p>
          <SharedAnswer
            text={`${given(conversion.amount)} = ${result(conversion.result)}, ${bsDayText(lang, day.date)}`}
          />
          <p className="text-sm text-muted">
            {(conversion.used === 'buy' ? text.usedBuy : text.usedSell)(
              digitsIn(lang, conversion.rate),
              unitText(lang, rate.currency),
            )}
          </p>
        </>
      )}
    </ConverterCard>
  )
}
