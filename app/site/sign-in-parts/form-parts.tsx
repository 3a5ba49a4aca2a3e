import { type ReactNode, useEffect, useRef } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { messages } from './messages.ne.ts'

interface CardProps {
  title: string
  lead?: string
  /** Replaces the element that had the focus. */
  takesFocus?: boolean
  children: ReactNode
}

/** One thing to do, in the middle of the page. */
export function Card({ title, lead, takesFocus = false, children }: CardProps) {
  const { noScript } = useMessages(messages)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <section className="rounded-2xl border border-line bg-surface p-5 sm:p-8">
      <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h1>
      {lead && <p className="mt-2 text-muted">{lead}</p>}
      <noscript>
        <p className="mt-4 font-semibold text-simrik">{noScript}</p>
      </noscript>
      {children}
    </section>
  )
}

interface SendProps {
  isBusy: boolean
  children: ReactNode
}

/** Disabled until hydration: before, the browser would submit the form itself, with the password. */
export function Send({ isBusy, children }: SendProps) {
  const { wait } = useMessages(messages)
  const isHydrated = useHydrated()
  return (
    <button
      type="submit"
      disabled={!isHydrated}
      aria-disabled={isBusy}
      className={`${buttonStyle.primary} w-full aria-disabled:opacity-60`}
    >
      {isBusy && <Spinner />}
      {isBusy ? wait : children}
    </button>
  )
}

/** A problem of the whole form; problems of one field are shown at the field. */
export function FormProblem({ children }: { children: string | undefined }) {
  return (
    <p role="alert" className="mt-3 font-semibold text-simrik empty:hidden">
      {children}
    </p>
  )
}

/** Style of a link, or of a button that looks like one. */
export const textButton =
  'inline-flex min-h-11 items-center font-semibold text-brand-ink underline underline-offset-4 aria-disabled:text-muted aria-disabled:no-underline'
