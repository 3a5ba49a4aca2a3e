import { isFinal } from '#app/feeds/forex/freshness.ts'
import type { RatesDay } from '#app/feeds/forex/rates-day.ts'
import { bsDayText } from '#app/lib/bs-day-text.ts'
import { dayText } from '#app/lib/day-text.ts'
import { clockText, instantText } from '#app/lib/instant-text.ts'
import { figureAge } from '#app/platform/figure-age/figure-age.ts'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import { Alert } from '#app/ui/alert.tsx'
import { RetryForm } from '#app/ui/form-buttons.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { stampText } from '../dates.ts'
import { messages } from '../messages.ne.ts'
import { CurrencyConverter, useConversion } from './currency-converter.tsx'
import { ButtonForm, DateForm } from './date-form.tsx'
import { RatesList } from './rates-list.tsx'
import { type LoadedRates, type RatesState, useRates } from './use-rates.ts'

export default function ForexTool({ loaded }: { loaded: LoadedRates }) {
  const [text, lang] = useTexts(messages)
  const { state, load, refresh } = useRates(loaded)
  const conversion = useConversion()
  // Rates of another day keep their own date.
  const day = state.copy?.day
  const [heading = '', other] = day ? [dayText(lang, day.date), bsDayText(lang, day.date)] : []
  return (
    <>
      <DateForm state={state} onLoad={load} />
      <RatesStatus state={state} onRefresh={refresh} />
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

interface RatesStatusProps {
  state: RatesState
  onRefresh: () => void
}

/** The source and age of the rates, or that others are loading or failed. */
function RatesStatus({ state, onRefresh }: RatesStatusProps) {
  const text = useMessages(messages)
  return (
    <>
      <div className="flex min-h-11 items-center justify-between gap-x-3 text-sm print:min-h-0">
        <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {state.loading ? (
            <span className="flex items-center gap-2">
              <Spinner className="size-4" />
              {text.loading}
            </span>
          ) : (
            !state.trouble && <Source state={state} />
          )}
        </div>
        <div className="no-print shrink-0">
          <ButtonForm date={state.date} onSubmit={onRefresh}>
            <Icon name="refresh-ccw" className="size-5" />
            {text.choose.refresh}
          </ButtonForm>
        </div>
      </div>
      {!state.loading && <Trouble state={state} onRefresh={onRefresh} />}
    </>
  )
}

function Source({ state: { copy, cached } }: { state: RatesState }) {
  const [text, lang] = useTexts(messages)
  const now = useNow(undefined)
  if (!copy) return null
  return (
    <>
      {cached && (
        <span className="flex items-center gap-1.5 rounded-full border border-marigold bg-surface px-3 py-0.5 font-semibold">
          <Icon name="clock" className="size-4" />
          {text.cached}
          {now && <span className="font-normal">· {figureAge(lang, copy.copiedAt, now)}</span>}
        </span>
      )}
      <span className="text-muted">{text.readAt(instantText(lang, copy.copiedAt))}</span>
      {isFinal(copy.day.date, new Date(copy.copiedAt)) && <span className="text-muted">{text.final}</span>}
    </>
  )
}

function Trouble({ state: { trouble, refusal, copy }, onRefresh }: RatesStatusProps) {
  const [text, lang] = useTexts(messages)
  const now = useNow(undefined)
  if (!trouble) return null
  return (
    <Alert title={text[trouble]} icon={trouble === 'none' ? 'calendar' : 'warning'} className="mt-1">
      {refusal && refusal.until > (now?.getTime() ?? 0) && (
        <p>
          {text.refused[refusal.reason](
            clockText(lang, new Date(refusal.until), now ?? new Date(refusal.until)),
          )}
        </p>
      )}
      {copy && <p className="text-muted">{text.instead(dayText(lang, copy.day.date))}</p>}
      {trouble === 'failed' && (
        <div className="mt-3">
          <RetryForm label={text.again} isBusy={false} onRetry={onRefresh} />
        </div>
      )}
    </Alert>
  )
}

function RateInformation({ day }: { day: RatesDay }) {
  const [{ info: text }, lang] = useTexts(messages)
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
