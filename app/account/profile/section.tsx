import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { AuthResult } from '#app/platform/auth/auth-result.ts'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Card } from '#app/ui/card.tsx'
import { messages } from './messages.ne.ts'

interface SectionProps {
  /** For links to this section. */
  id?: string
  title: string
  lead?: string
  children: ReactNode
}

export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <Card id={id} title={title} className="mt-6">
      {lead && <p className="mt-2 text-muted">{lead}</p>}
      {children}
    </Card>
  )
}

type AsyncState<Value> =
  | { state: 'loading' | 'failed'; value?: undefined }
  | { state: 'loaded'; value: Value }

/** The state of an asynchronous read: when mounted, and again at each `load`. */
export function useAsync<Value>(read: () => Promise<AuthResult<Value>>) {
  const [loaded, setLoaded] = useState<AsyncState<Value>>({ state: 'loading' })
  const first = useEffectEvent(() => asyncState(read))
  useEffect(() => {
    void first().then(setLoaded)
  }, [])
  return { loaded, load: async () => setLoaded(await asyncState(read)) }
}

async function asyncState<Value>(read: () => Promise<AuthResult<Value>>): Promise<AsyncState<Value>> {
  // The import of the client may fail too.
  const { value } = await read().catch((): { value?: undefined } => ({}))
  return value === undefined ? { state: 'failed' } : { state: 'loaded', value }
}

interface LoadStatusProps {
  state: AsyncState<unknown>['state']
  /** Shown when loading has failed. */
  failed?: string
  onAgain: () => void
}

/** Shown until something is loaded. */
export function LoadStatus({ state, failed, onAgain }: LoadStatusProps) {
  const text = useMessages(messages)
  if (state === 'loaded') return null
  if (state === 'loading') return <p>{text.listLoading}</p>
  return (
    <p className="flex flex-wrap items-center gap-3">
      {failed ?? text.loadFailed}
      <button type="button" className={buttonStyle.secondary} onClick={onAgain}>
        {text.tryAgain}
      </button>
    </p>
  )
}

interface ConfirmDialogProps {
  ref: RefObject<HTMLDialogElement | null>
  title: string
  children: string
  /** Label of the confirming button. */
  yes: string
  onYes: () => void
}

/** Asks for confirmation before a deletion. Opened with `showModal`. */
export function ConfirmDialog({ ref, title, children, yes, onYes }: ConfirmDialogProps) {
  const { cancel } = useMessages(messages)
  return (
    <dialog
      ref={ref}
      aria-label={title}
      className="m-auto max-w-md rounded-xl border border-line bg-surface p-6 text-ink backdrop:bg-[rgb(0_0_0/0.5)]"
    >
      <h3 className="text-lg">{title}</h3>
      <p className="mt-2">{children}</p>
      <form method="dialog" className="mt-5 flex flex-wrap justify-end gap-3">
        <button type="submit" className={buttonStyle.primary}>
          {cancel}
        </button>
        <button type="submit" className={`${buttonStyle.secondary} text-simrik`} onClick={onYes}>
          {yes}
        </button>
      </form>
    </dialog>
  )
}
