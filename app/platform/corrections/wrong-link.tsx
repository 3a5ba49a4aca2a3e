import { pathIn } from '#app/lib/language.ts'
import { messages } from '../i18n/messages.ne.ts'
import { useLang, useMessages } from '../i18n/use-language.ts'

interface WrongLinkProps {
  /** Kind and key of the value, such as `postal:44600`. */
  about: string
  /** What is reported, for screen readers; left out where one value stands alone. */
  name?: string
  /** In place of its usual look. */
  className?: string
}

const usualStyle = 'no-print inline-flex min-h-11 items-center text-sm text-muted underline'

/** Leads to the form that reports a wrong value. */
export function WrongLink({ about, name, className = usualStyle }: WrongLinkProps) {
  const text = useMessages(messages)
  return (
    <a
      href={`${pathIn(useLang(), '/corrections/new')}?about=${about}`}
      aria-label={name && text.wrongOf(name)}
      className={className}
    >
      {text.wrong}
    </a>
  )
}
