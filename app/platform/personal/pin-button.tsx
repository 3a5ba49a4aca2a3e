import { Icon } from '#app/ui/icon.tsx'
import { useMessages } from '../i18n/use-language.ts'
import { messages } from './messages.ne.ts'

interface PinButtonProps {
  path: string
  name: string
  className?: string
}

/** Pins a tool to the home page (`pins.ts`). */
export function PinButton({ path, name, className = '-my-1.5 max-sm:-me-3' }: PinButtonProps) {
  const label = useMessages(messages).pin(name)
  return (
    <button
      type="button"
      data-pin={path}
      aria-pressed="false"
      aria-label={label}
      title={label}
      className={`pin noscript:hidden ${className}`}
    >
      <Icon name="pin" />
    </button>
  )
}
