import type { ReactNode } from 'react'
import { isFinal } from '#app/feeds/forex/freshness.ts'
import type { RatesDay } from '#app/feeds/forex/rates-day.ts'
import { dayText } from '#app/lib/day-text.ts'
import { clockText, instantText } from '#app/lib/instant-text.ts'
import { figureAge } from '#app/platform/figure-age/figure-age.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { RetryForm } from '#app/ui/retry-form.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { messages } from '../messages.ne.ts'
import type { RatesState } from './use-rates.ts'

interface RatesStatusProps {
  state: RatesState
  /** The rates below, if any. */
  shown: RatesDay | undefined
  onAgain: () => void
  /** Refresh. */
  children: ReactNode
}

/** The source and age of the rates, or that others are loading or failed. */
export function RatesStatus({ state, shown, onAgain, children }: RatesStatusProps) {
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
        <div className="no-print shrink-0">{children}</div>
      </div>
      {state.trouble && !state.loading && (
        <Trouble kind={state.trouble} refusal={state.refusal} shown={shown} onAgain={onAgain} />
      )}
    </>
  )
}

function Source({ state: { copy, cached } }: { state: RatesState }) {
  const text = useMessages(messages)
  const lang = useLang()
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

interface TroubleProps extends Pick<RatesState, 'refusal'> {
  kind: 'none' | 'failed'
  shown: RatesDay | undefined
  onAgain: () => void
}

function Trouble({ kind, refusal, shown, onAgain }: TroubleProps) {
  const text = useMessages(messages)
  const lang = useLang()
  const now = useNow(undefined)
  return (
    <Alert title={text[kind]} icon={kind === 'none' ? 'calendar' : 'warning'} className="mt-1">
      {refusal && refusal.until > (now?.getTime() ?? 0) && (
        <p>
          {text.refused[refusal.reason](
            clockText(lang, new Date(refusal.until), now ?? new Date(refusal.until)),
          )}
        </p>
      )}
      {shown && <p className="text-muted">{text.instead(dayText(lang, shown.date))}</p>}
      {kind === 'failed' && (
        <div className="mt-3">
          <RetryForm label={text.again} isBusy={false} onRetry={onAgain} />
        </div>
      )}
    </Alert>
  )
}
