import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AuthResult } from '#app/platform/auth/auth-result.ts'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { Card } from '#app/ui/card.tsx'
import { useAttempt } from '../sign-in/attempt.ts'
import { messages } from './messages.ne.ts'

/** A button of a section or of a row in it. */
export interface Act {
  label: string
  /** Where the label alone does not say what it acts on. */
  name?: string
  call: () => unknown
  /** Deletes something: asked for first. */
  confirm?: { title: string; text: string; yes: string }
}

/** Neither while it is read. */
interface Loaded<Value> {
  value?: Value
  isFailed?: boolean
}

/** What a section reads and does. It reads when mounted and after each act. */
export function useSection<Value>(read: () => Promise<AuthResult<Value>>) {
  const { isBusy, attempt, ...outcome } = useAttempt()
  const [loaded, setLoaded] = useState<Loaded<Value>>({})
  const readAgain = async (): Promise<Loaded<Value>> => {
    // The import of the client may fail too.
    const { value } = await read().catch((): { value?: undefined } => ({}))
    return value === undefined ? { isFailed: true } : { value }
  }
  const first = useEffectEvent(readAgain)
  useEffect(() => {
    void first().then(setLoaded)
  }, [])
  const load = async () => setLoaded(await readAgain())
  /** @param done what is said when it worked */
  const act = async <Result,>(call: () => Promise<AuthResult<Result>>, done?: string) => {
    if (isBusy) return undefined
    const { value } = await attempt(call, done)
    await load()
    return value
  }
  return { ...outcome, loaded, load, act }
}

interface SectionProps {
  /** For links to this section. */
  id?: string
  title: string
  lead?: string
  /** From `useSection` or `useAttempt`. */
  outcome: {
    message?: string
    problem?: string | undefined
    loaded?: Loaded<unknown>
    load?: () => Promise<void>
  }
  acts?: readonly Act[]
  children?: ReactNode
}

/** What it shows, what its last act led to, and its buttons. */
export function Section({ id, title, lead, outcome, acts = [], children }: SectionProps) {
  const text = useMessages(messages)
  const { message, problem, loaded, load } = outcome
  return (
    <Card id={id} title={title} className="mt-6">
      {lead && <p className="mt-2 text-muted">{lead}</p>}
      <div className={loaded && 'mt-3 min-h-20'}>
        {loaded && !loaded.isFailed && loaded.value === undefined && <p>{text.listLoading}</p>}
        {loaded?.isFailed && (
          <div className="flex flex-wrap items-center gap-3">
            {text.loadFailed}
            <Acts acts={[{ label: text.tryAgain, call: () => load?.() }]} />
          </div>
        )}
        {children}
      </div>
      <ErrorText className="mt-3">{problem}</ErrorText>
      <p role="status" className="min-h-7 text-sm">
        {message}
      </p>
      <Acts acts={acts} />
    </Card>
  )
}

type RowProps = Record<'title' | 'detail', ReactNode> & { acts: readonly Act[] }

/** Something of the account in a list, with its buttons. */
export function Row({ title, detail, acts }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line py-3 not-first:border-t">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{title}</p>
        {detail && <p className="text-sm text-muted">{detail}</p>}
      </div>
      <Acts acts={acts} />
    </li>
  )
}

function Acts({ acts }: { acts: readonly Act[] }) {
  if (acts.length === 0) return null
  return (
    <div className="flex flex-wrap gap-3">
      {acts.map((act) => (
        <ActButton key={act.label} {...act} />
      ))}
    </div>
  )
}

function ActButton({ label, name, call, confirm }: Act) {
  const { cancel } = useMessages(messages)
  const dialog = useRef<HTMLDialogElement>(null)
  const onClick = confirm ? () => dialog.current?.showModal() : () => void call()
  return (
    <>
      <button
        type="button"
        aria-label={name}
        className={`${buttonStyle.secondary} ${confirm ? 'text-simrik' : ''}`}
        onClick={onClick}
      >
        {label}
      </button>
      {confirm && (
        <dialog
          ref={dialog}
          aria-label={confirm.title}
          className="m-auto max-w-md rounded-xl border border-line bg-surface p-6 text-ink backdrop:bg-[rgb(0_0_0/0.5)]"
        >
          <h3 className="text-lg">{confirm.title}</h3>
          <p className="mt-2">{confirm.text}</p>
          <form method="dialog" className="mt-5 flex flex-wrap justify-end gap-3">
            <button type="submit" className={buttonStyle.primary}>
              {cancel}
            </button>
            <button
              type="submit"
              className={`${buttonStyle.secondary} text-simrik`}
              onClick={() => void call()}
            >
              {confirm.yes}
            </button>
          </form>
        </dialog>
      )}
    </>
  )
}
