import type { DollarRate } from '#app/feeds/forex/dollar-rate.server.ts'
import { dayText } from '#app/kit/day-text.ts'
import { groupedAmount } from '#app/kit/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { messages } from '../messages.ne.ts'

interface RateBoxProps {
  rate: DollarRate | null
  today: string
  loading: boolean
  onRefresh: () => void
}

/** The dollar's rate with its day, and Refresh: without JavaScript a form that reloads the page. */
export function RateBox({ rate, today, loading, onRefresh }: RateBoxProps) {
  const text = useMessages(messages)
  const lang = useLang()
  return (
    <section
      aria-labelledby="rate"
      className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-2xl border border-line bg-surface p-4 sm:px-5"
    >
      <div>
        <h2 id="rate" className="text-base font-semibold text-muted">
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
      <form
        method="get"
        className="no-print grow sm:grow-0"
        onSubmit={(event) => {
          event.preventDefault()
          onRefresh()
        }}
      >
        <button type="submit" aria-busy={loading} className={`${buttonStyle.secondary} w-full`}>
          {loading ? <Spinner /> : <Icon name="refresh-ccw" />}
          {text.refresh}
        </button>
      </form>
    </section>
  )
}
