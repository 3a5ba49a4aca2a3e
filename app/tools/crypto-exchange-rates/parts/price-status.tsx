import { ageText, instantText } from '#app/kit/instant-text.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { Refusal } from '#app/platform/upstream/refusal.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from '../messages.ne.ts'
import type { Prices } from '../prices.ts'
import { RefusalText } from './refusal-text.tsx'
import { useNow } from './use-now.ts'

interface PriceStatusProps {
  prices: Prices
  /** When the page was rendered. */
  at: string
  failed: boolean
  refusal: Refusal | null
  onAgain: () => void
}

/** The time of the prices, the automatic refresh, and an error, if any. */
export function PriceStatus({ prices, at, failed, refusal, onAgain }: PriceStatusProps) {
  const text = useMessages(messages)
  const lang = useLang()
  const now = useNow(at)
  return (
    <>
      <p className="mt-3 text-sm text-muted">
        <span role="status">{text.readAt(instantText(lang, prices.copiedAt))}</span>. {text.every}
      </p>
      {prices.stale && (
        <p className="mt-2 flex items-start gap-2 rounded-lg border border-marigold bg-surface px-3 py-2 font-semibold">
          <Icon name="clock" className="mt-0.5 size-5" />
          <span>{`${text.stale} (${ageText(lang, text.age, prices.copiedAt, new Date(now))}).`}</span>
        </p>
      )}
      {failed && (
        <div
          role="alert"
          className="mt-3 flex flex-wrap items-center justify-between gap-3 rounded-2xl border border-simrik bg-surface p-4"
        >
          <p className="flex grow basis-64 items-start gap-2 font-semibold">
            <Icon name="warning" className="mt-0.5 size-5 text-simrik" />
            <span>
              {text.failed} <RefusalText refusal={refusal} at={at} />
            </span>
          </p>
          <button type="button" className={buttonStyle.secondary} onClick={onAgain}>
            {text.again}
          </button>
        </div>
      )}
    </>
  )
}
