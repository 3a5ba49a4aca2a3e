import { buttonStyle } from '#app/ui/button.ts'
import { messages } from '../i18n/messages.ne.ts'
import { useMessages } from '../i18n/use-language.ts'

/** The button of a form that the server answers where there is no JavaScript. It stands before the one that waits for it. */
export function SendWithoutScript({ label }: { label: string }) {
  const { sentWithoutScript } = useMessages(messages)
  return (
    <noscript>
      <button type="submit" className={`${buttonStyle.primary} w-full`}>
        {label}
      </button>
      <p className="mt-2 text-sm text-muted">{sentWithoutScript}</p>
    </noscript>
  )
}
