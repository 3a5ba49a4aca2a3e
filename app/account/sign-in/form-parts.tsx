import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
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

export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <AppLink to={to} className={linkStyle}>
      {children}
    </AppLink>
  )
}

/** A button that looks like a link. */
export function TextButton(props: ComponentProps<'button'>) {
  return <button type="button" className={linkStyle} {...props} />
}

const linkStyle =
  'inline-flex min-h-11 items-center font-semibold text-brand-ink underline underline-offset-4 aria-disabled:text-muted aria-disabled:no-underline'
