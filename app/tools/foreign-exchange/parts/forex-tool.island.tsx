import { dayText } from '#app/kit/day-text.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { bsText } from '../dates.ts'
import type { LoadedRates } from '../load-rates.server.ts'
import { messages } from '../messages.ne.ts'
import { CurrencyConverter } from './currency-converter.tsx'
import { DateForm } from './date-form.tsx'
import { HistoryChart } from './history-chart.tsx'
import { Notes } from './notes.tsx'
import { RateInformation } from './rate-information.tsx'
import { RatesList } from './rates-list.tsx'
import { RatesStatus } from './rates-status.tsx'
import { useAddress } from './use-address.ts'
import { useRates } from './use-rates.ts'

export default function ForexTool({ loaded }: { loaded: LoadedRates }) {
  const text = useMessages(messages)
  const lang = useLang()
  const { state, load, refresh } = useRates(loaded)
  useAddress(state, (date, options) => void load(date, options))
  // Rates of another day keep their own date.
  const day = state.copy?.day
  return (
    <>
      <DateForm state={state} onLoad={(date) => void load(date)} onRefresh={() => void refresh()} />
      <RatesStatus state={state} shown={day} onAgain={() => void refresh()} />
      {day && (
        <section aria-labelledby="rates" aria-busy={state.loading} className="mt-6">
          <h2 id="rates" className="text-2xl">
            {text.ratesOf(dayText(lang, day.date))}{' '}
            <span className="block text-base font-normal text-muted sm:inline">{bsText(lang, day.date)}</span>
          </h2>
          <div className="mt-4 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <RatesList rates={day.rates} />
            <div className="grid gap-6">
              <RateInformation day={day} />
              <CurrencyConverter day={day} />
            </div>
          </div>
        </section>
      )}
      <HistoryChart rates={day?.rates ?? []} />
      <Notes />
      <noscript>
        <p className="mt-6 font-semibold">{text.noScript}</p>
      </noscript>
    </>
  )
}
