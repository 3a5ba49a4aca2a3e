import { fullStop } from '#app/lib/language.ts'
import { saidIn } from '#app/lib/statement.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { notLegal } from '../conversion.ts'
import { messages } from '../messages.ne.ts'
import { CoinGrid } from './coin-card.tsx'
import { CoinConverter } from './coin-converter.tsx'
import { CoinSearch, type Search, topAndMore, useSearch } from './coin-search.tsx'
import { Failed, PriceStatus, RateBox, RefusalText } from './price-status.tsx'
import { type LoadedPrices, usePrices } from './use-prices.ts'

export default function CryptoTool({ loaded }: { loaded: LoadedPrices }) {
  const text = useMessages(messages)
  const lang = useLang()
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
