import { type ReactNode, useEffect, useRef } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { Card } from '#app/ui/card.tsx'
import { messages } from './messages.ne.ts'

interface StepCardProps {
  title: string
  lead?: string
  /** Replaces the element that had the focus. */
  takesFocus?: boolean
  children: ReactNode
}

/** One thing to do, in the middle of the page. */
export function StepCard({ title, lead, takesFocus = false, children }: StepCardProps) {
  const { noScript } = useMessages(messages)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <Card>
      <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h1>
      {lead && <p className="mt-2 text-muted">{lead}</p>}
      <noscript>
        <p className="mt-4 font-semibold text-simrik">{noScript}</p>
      </noscript>
      {children}
    </Card>
  )
}

/** Style of a link, or of a button that looks like one. */
export const textButton =
  'inline-flex min-h-11 items-center font-semibold text-brand-ink underline underline-offset-4 aria-disabled:text-muted aria-disabled:no-underline'
