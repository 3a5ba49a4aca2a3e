import { useMessages } from '#app/platform/i18n/use-language.ts'
import type { Refusal } from '#app/platform/upstream/refusal.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { messages } from '../messages.ne.ts'
import { RefusalText } from './refusal-text.tsx'
import type { Search } from './use-search.ts'

/** Shown instead of the tool when no price is known. */
export function NoPrices({
  loading,
  at,
  refusal,
  onAgain,
}: {
  loading: boolean
  at: string
  refusal: Refusal | null
  onAgain: () => void
}) {
  const text = useMessages(messages)
  return (
    <div
      role="alert"
      className="mt-6 flex min-h-80 flex-col items-center justify-center gap-4 rounded-2xl border border-line bg-surface p-6 text-center"
    >
      <span className="flex size-16 items-center justify-center rounded-full bg-hover text-simrik">
        <Icon name="warning" className="size-8" />
      </span>
      <p className="max-w-md text-lg font-semibold">
        {text.failed} <RefusalText refusal={refusal} at={at} />
      </p>
      <form
        method="get"
        onSubmit={(event) => {
          event.preventDefault()
          onAgain()
        }}
      >
        <button type="submit" className={buttonStyle.primary}>
          {loading ? <Spinner /> : <Icon name="refresh-ccw" />}
          {text.again}
        </button>
      </form>
    </div>
  )
}

/** Shown instead of the lists when a search found nothing or failed. */
export function NoCoins({ search: { failed, refusal }, at }: { search: Search; at: string }) {
  const text = useMessages(messages).search
  return (
    <div className="mt-6 flex min-h-60 flex-col items-center justify-center gap-4 rounded-2xl border border-line bg-surface p-6 text-center">
      <Icon name="search" className="size-8 text-muted" />
      <p className="text-lg font-semibold">{text.none}</p>
      {failed && (
        <p className="text-muted">
          {text.unanswered} <RefusalText refusal={refusal} at={at} />
        </p>
      )}
      <button type="submit" form="no-search" className={buttonStyle.secondary}>
        {text.clear}
      </button>
    </div>
  )
}
