import { Icon } from '#app/ui/icon.tsx'
import { useMessages } from '../i18n/use-language.ts'
import { messages } from './messages.ne.ts'

/** Pins a tool to the home page (`pins.ts`). */
export function PinButton({ path, name }: { path: string; name: string }) {
  const label = useMessages(messages).pin(name)
  return (
    <button
      type="button"
      data-pin={path}
      aria-pressed="false"
      aria-label={label}
      title={label}
      className="pin -my-1.5 max-sm:-me-3 noscript:hidden"
    >
      <Icon name="pin" />
    </button>
  )
}
