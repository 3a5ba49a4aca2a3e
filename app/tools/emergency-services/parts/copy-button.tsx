import { digitsIn } from 'bikram-sambat-calendar/digits'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useCopy } from '#app/ui/use-copy.ts'
import { messages } from '../messages.ne.ts'

interface CopyButtonProps {
  number: string
  className?: string
  /** Of the words beside the icon. */
  textClass?: string
}

/** Copies a number as it is dialled. */
export function CopyButton({ number, className = '', textClass = '' }: CopyButtonProps) {
  const text = useMessages(messages)
  const shown = digitsIn(useLang(), number)
  const { copied, copy } = useCopy()
  const words = copied ? text.copied : text.copy(shown)
  return (
    <button
      type="button"
      title={words}
      onClick={() => copy(number)}
      className={`${buttonStyle.secondary} noscript:hidden ${className}`}
    >
      <Icon name={copied ? 'check' : 'clipboard'} className={copied ? 'size-5 text-good' : 'size-5'} />
      <span aria-live="polite" className={textClass}>
        {words}
      </span>
    </button>
  )
}
