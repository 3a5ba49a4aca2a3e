import type { RatesDay } from '#app/feeds/forex/rates-day.ts'
import { bsDayText } from '#app/lib/bs-day-text.ts'
import { dayText } from '#app/lib/day-text.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { stampText } from '../dates.ts'
import { messages } from '../messages.ne.ts'
import { CurrencyConverter } from './currency-converter.tsx'
import { ButtonForm, DateForm } from './date-form.tsx'
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
  const [heading = '', other] = day ? [dayText(lang, day.date), bsDayText(lang, day.date)] : []
  return (
    <>
      <DateForm state={state} onLoad={load} />
      <RatesStatus state={state} shown={day} onAgain={refresh}>
        <ButtonForm
          icon="refresh-ccw"
          label={text.choose.refresh}
          isLabelSeen
          date={state.date}
          onSubmit={refresh}
        />
      </RatesStatus>
      {day && (
        <section aria-labelledby="rates" aria-busy={state.loading} className="mt-1 min-w-0">
          <h2 id="rates" className="mb-1 text-[0.9375rem] sm:mb-2 sm:text-2xl">
            {text.ratesOf(heading)}{' '}
            <span className="text-[0.8125rem] font-normal text-muted sm:text-base">{other}</span>
          </h2>
          <RatesList rates={day.rates} state={conversion}>
            <CurrencyConverter day={day} isToday={state.date === state.today} state={conversion} />
          </RatesList>
          <RateInformation day={day} />
        </section>
      )}
    </>
  )
}

function RateInformation({ day }: { day: RatesDay }) {
  const text = useMessages(messages).info
  const lang = useLang()
  const stamp = (given: string | null) => (given === null ? text.unknown : stampText(lang, given))
  const facts = [
    [text.date, dayText(lang, day.date)],
    [text.published, stamp(day.published_on)],
    [text.modified, stamp(day.modified_on)],
  ] as const
  return (
    <section aria-labelledby="information" className="mt-4 flex flex-wrap gap-x-4 text-sm print:mt-2">
      <h3 id="information" className="text-sm">
        {text.heading}
      </h3>
      <dl className="flex flex-wrap gap-x-4">
        {facts.map(([name, value]) => (
          <div key={name} className="flex gap-x-1.5">
            <dt className="text-muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
