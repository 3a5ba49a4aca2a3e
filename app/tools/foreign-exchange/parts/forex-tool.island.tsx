import type { RatesDay } from '#app/feeds/forex/rates-day.ts'
import { bsDayText } from '#app/lib/bs-day-text.ts'
import { dayText } from '#app/lib/day-text.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { Card } from '#app/ui/card.tsx'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { stampText } from '../dates.ts'
import { messages } from '../messages.ne.ts'
import { CurrencyConverter } from './currency-converter.tsx'
import { DateForm } from './date-form.tsx'
import { RatesList } from './rates-list.tsx'
import { RatesStatus } from './rates-status.tsx'
import { useConversion } from './use-conversion.ts'
import { type LoadedRates, useRates } from './use-rates.ts'

export default function ForexTool({ loaded }: { loaded: LoadedRates }) {
  const text = useMessages(messages)
  const lang = useLang()
  const { state, load, refresh } = useRates(loaded)
  const conversion = useConversion()
  // Rates of another day keep their own date.
  const day = state.copy?.day
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-y-3 print:block">
      {/* The first figure is on a phone's first screen; on wide screens it stays beside the rates. */}
      {day && (
        <div className="min-w-0 lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <CurrencyConverter day={day} state={conversion} />
        </div>
      )}
      <div className="min-w-0 lg:col-start-1">
        <DateForm state={state} onLoad={load} onRefresh={refresh} />
        <RatesStatus state={state} shown={day} onAgain={refresh} />
      </div>
      {day && (
        <section
          aria-labelledby="rates"
          aria-busy={state.loading}
          className="min-w-0 lg:col-start-1 print:mt-1"
        >
          <h2 id="rates" className="mb-4 text-2xl print:mb-1 print:text-xl">
            {text.ratesOf(dayText(lang, day.date))}{' '}
            <span className="block text-base font-normal text-muted sm:inline">
              {bsDayText(lang, day.date)}
            </span>
          </h2>
          <RatesList rates={day.rates} state={conversion} />
          <RateInformation day={day} />
        </section>
      )}
    </div>
  )
}

function RateInformation({ day }: { day: RatesDay }) {
  const text = useMessages(messages).info
  const lang = useLang()
  const stamp = (given: string | null) => (given === null ? text.unknown : stampText(lang, given))
  return (
    <Card title={text.heading} level={3} titleClass="text-lg" className="mt-6 print:mt-3">
      <FactList className="mt-2 sm:grid-cols-3 print:grid-cols-3">
        <Fact name={text.date}>{dayText(lang, day.date)}</Fact>
        <Fact name={text.published}>{stamp(day.published_on)}</Fact>
        <Fact name={text.modified}>{stamp(day.modified_on)}</Fact>
      </FactList>
    </Card>
  )
}
