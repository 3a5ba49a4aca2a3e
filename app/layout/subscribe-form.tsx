import { useId } from 'react'
import { pathIn } from '#app/lib/language.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { fieldStyle } from '#app/ui/field.tsx'
import { messages } from './messages.ne.ts'

interface SubscribeFormProps {
  /** The result of a form that was sent without JavaScript. */
  answer?: { state: 'subscribed' | 'no-address' | 'failed'; email: string } | undefined
}

/** The newsletter's form. Without JavaScript it leads to the newsletter's page. */
export function SubscribeForm({ answer }: SubscribeFormProps) {
  const { newsletter: text } = useMessages(messages)
  const lang = useLang()
  const id = useId()
  const state = answer?.state
  return (
    <div className="min-h-32">
      {state !== 'subscribed' && (
        <form method="post" action={pathIn(lang, '/newsletter')} data-subscribe data-failed={text.failed}>
          <label htmlFor={id} className="font-semibold">
            {text.label}
          </label>
          <div className="mt-2 flex gap-2">
            <input
              id={id}
              type="email"
              name="email"
              required
              maxLength={254}
              autoComplete="email"
              defaultValue={answer?.email}
              aria-describedby={`${id}-answer`}
              className={`${fieldStyle} min-w-0`}
            />
            <button type="submit" className={`${buttonStyle.primary} shrink-0`}>
              {text.subscribe}
            </button>
          </div>
          {/* A honeypot for spam bots. */}
          <input type="text" name="website" hidden tabIndex={-1} autoComplete="off" />
        </form>
      )}
      <p id={`${id}-answer`} aria-live="polite" className="mt-2 min-h-7 text-sm">
        {state === 'subscribed' && <span className="text-base font-semibold text-good">{text.thanks}</span>}
        {state === 'no-address' && <span className="text-simrik">{text.noAddress}</span>}
        {state === 'failed' && <span className="text-simrik">{text.failed}</span>}
      </p>
    </div>
  )
}
