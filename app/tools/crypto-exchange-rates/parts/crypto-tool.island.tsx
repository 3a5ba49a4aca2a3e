import type { DollarRate } from '#app/feeds/forex/read.server.ts'
import { dayText } from '#app/lib/day-text.ts'
import { clockText, instantText } from '#app/lib/instant-text.ts'
import { fullStop } from '#app/lib/language.ts'
import { groupedAmount } from '#app/lib/nepali-grouping.ts'
import { saidIn } from '#app/lib/statement.ts'
import { figureAge } from '#app/platform/figure-age/figure-age.ts'
import { useLang, useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import type { Refusal } from '#app/platform/upstream/refusal.ts'
import { Alert } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { RetryForm } from '#app/ui/form-buttons.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { notLegal } from '../conversion.ts'
import { messages } from '../messages.ne.ts'
import { CoinGrid } from './coin-card.tsx'
import { CoinConverter } from './coin-converter.tsx'
import { CoinSearch, type Search, topAndMore, useSearch } from './coin-search.tsx'
import { type LoadedPrices, type Prices, usePrices } from './use-prices.ts'

export default function CryptoTool({ loaded }: { loaded: LoadedPrices }) {
  const [text, lang] = useTexts(messages)
  const state = usePrices(loaded)
  const { prices } = state
  const search = useSearch(loaded, prices, state.turn)
  if (!prices) {
    return (
      <>
        <Disclaimer />
        <Failed state={state} at={loaded.at} />
      </>
    )
  }
  const { top, more } = topAndMore(search.coins)
  return (
    <>
      <Disclaimer />
      <RateBox rate={prices.rate} state={state} />
      <PriceStatus prices={prices} state={state} at={loaded.at} />
      <div className="mt-3 grid items-start gap-6 print:mt-2 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <CoinSearch search={search} />
          {search.coins.length > 0 ? (
            <>
              <CoinGrid id="top" heading={text.top} coins={top} rate={prices.rate} />
              {more.length > 0 && <CoinGrid id="more" heading={text.more} coins={more} rate={prices.rate} />}
            </>
          ) : (
            !search.searching && <NoCoins search={search} at={loaded.at} />
          )}
        </div>
        <CoinConverter coins={search.known} rate={prices.rate} />
      </div>
      {/* The source asks to be named. */}
      <p className="mt-6 text-sm text-muted print:mt-2">
        <a
          href="https://www.coingecko.com/"
          rel="noopener"
          className="inline-flex min-h-6 items-center font-semibold text-brand-ink underline underline-offset-4"
        >
          {text.credit}
        </a>
        {fullStop[lang]} {text.creditRest}
      </p>
      <noscript>
        <p className="mt-6 font-semibold">{text.noScript}</p>
      </noscript>
    </>
  )
}

/** Two lines; the rest of the warning opens below them. */
function Disclaimer() {
  const { heading, more } = useMessages(messages).disclaimer
  const remarks = saidIn(useLang(), notLegal)
  return (
    <section aria-labelledby="disclaimer" className="rounded-2xl border-2 border-simrik bg-surface">
      <details className="group">
        <summary className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-2xl px-4 py-2 hover:bg-hover">
          <h2 id="disclaimer" className="flex items-center gap-1.5 text-sm text-simrik">
            <Icon name="warning" className="size-5 shrink-0" />
            {heading}
          </h2>
          <Icon
            name="arrow-right"
            className="no-print row-span-2 size-5 rotate-90 text-muted group-open:-rotate-90"
          />
          {remarks.map(({ kind, text }) => (
            <span key={kind} data-remark={kind}>
              {text}
            </span>
          ))}
        </summary>
        <p className="px-4 pb-3">{more}</p>
      </details>
    </section>
  )
}

/** Shown instead of the lists when a search found nothing or failed. */
function NoCoins({ search: { failed, refusal }, at }: { search: Search; at: string }) {
  const text = useMessages(messages).search
  return (
    <div
      className={`${cardStyle} mt-6 flex min-h-60 flex-col items-center justify-center gap-4 p-6 text-center`}
    >
      <Icon name="search" className="size-8 text-muted" />
      <p className="text-lg font-semibold">{failed ? text.unanswered : text.none}</p>
      {failed && (
        <p className="text-muted">
          <RefusalText refusal={refusal} at={at} />
        </p>
      )}
      <button type="submit" form="no-search" className={buttonStyle.secondary}>
        {text.clear}
      </button>
    </div>
  )
}

type PriceState = ReturnType<typeof usePrices>

/** The dollar's rate with its day, and Refresh: without JavaScript a form that reloads the page. */
function RateBox({ rate, state }: { rate: DollarRate | null; state: PriceState }) {
  const { today, loading, refresh } = state
  const [text, lang] = useTexts(messages)
  return (
    <section
      aria-labelledby="rate"
      className={`${cardStyle} mt-3 flex items-center justify-between gap-3 px-4 py-2 sm:px-5 print:mt-2 print:py-1`}
    >
      <div>
        <h2 id="rate" className="text-sm font-semibold text-muted">
          {text.rate.heading}
        </h2>
        {rate?.date !== today && <p className="font-semibold text-simrik">{text.rate.none}</p>}
        {rate ? (
          <>
            <p className="text-xl font-bold">{text.rate.dollar(groupedAmount(lang, rate.buy))}</p>
            <p className="text-sm text-muted">
              {rate.date === today
                ? text.rate.source(dayText(lang, rate.date))
                : text.rate.instead(dayText(lang, rate.date))}
            </p>
          </>
        ) : (
          <p className="text-sm text-muted">{text.rate.without}</p>
        )}
      </div>
      <RetryForm
        label={<span className="max-sm:sr-only">{text.refresh}</span>}
        isBusy={loading}
        className={`${buttonStyle.secondary} no-print shrink-0`}
        onRetry={refresh}
      />
    </section>
  )
}

interface StatusProps {
  state: PriceState
  /** When the page was rendered. */
  at: string
}

/** The time of the prices, the automatic refresh, and an error, if any. */
function PriceStatus({ prices, state, at }: StatusProps & { prices: Prices }) {
  const [text, lang] = useTexts(messages)
  const now = useNow(new Date(at))
  return (
    <>
      <p className="mt-3 text-sm text-muted">
        <span role="status">{text.readAt(instantText(lang, prices.copiedAt))}</span>
        {fullStop[lang]} {text.every}
      </p>
      {prices.stale && (
        <p className="mt-2 flex items-start gap-2 rounded-lg border border-marigold bg-surface px-3 py-2 font-semibold">
          <Icon name="clock" className="mt-0.5 size-5" />
          <span>{`${text.stale} (${figureAge(lang, prices.copiedAt, now)})${fullStop[lang]}`}</span>
        </p>
      )}
      {state.failed && <Failed state={state} at={at} />}
    </>
  )
}

/** The prices could not be fetched: in their place, or above the last ones. */
function Failed({ state: { prices, loading, refusal, refresh }, at }: StatusProps) {
  const text = useMessages(messages)
  return (
    <Alert title={text.failed} className="mt-3">
      <p className="mt-2 mb-4">
        <RefusalText refusal={refusal} at={at} />
      </p>
      <RetryForm label={text.again} isBusy={loading && !prices} onRetry={refresh} />
    </Alert>
  )
}

/** When the source can be asked again; nothing once it can. `at`: when the page was rendered. */
function RefusalText({ refusal, at }: { refusal: Refusal | null; at: string }) {
  const [{ refused: text }, lang] = useTexts(messages)
  const now = useNow(new Date(at))
  if (!refusal || refusal.until <= now.getTime()) return null
  return (
    <span className="block font-normal">
      {text[refusal.reason](clockText(lang, new Date(refusal.until), now))}
    </span>
  )
}
