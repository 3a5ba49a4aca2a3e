import { useEffect, useRef, useState } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Card } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { useInitialInputValue } from '#app/ui/use-initial-input-value.ts'
import { messages } from '../messages.ne.ts'

interface LookupFormProps {
  busy: boolean
  onIdentify: (number: string) => void
}

export function LookupForm({ busy, onIdentify }: LookupFormProps) {
  const text = useMessages(messages)
  const [number, setNumber] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const wasBusy = useRef(false)
  const ready = number.trim() !== '' && !busy

  useInitialInputValue(input, number, setNumber)

  // A disabled button loses the focus: it is given back for keyboard users.
  useEffect(() => {
    if (wasBusy.current && !busy && document.activeElement === document.body) button.current?.focus()
    wasBusy.current = busy
  }, [busy])

  return (
    <Card title={text.cardTitle}>
      <p id="number-hint" className="mt-1 text-muted">
        {text.hint}
      </p>
      <form
        className="mt-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (ready) onIdentify(number)
        }}
      >
        <TextField
          ref={input}
          id="number"
          label={text.label}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={40}
          placeholder={text.placeholder}
          describedBy="number-hint number-privacy"
          value={number}
          onChange={(event) => setNumber(event.target.value)}
          controlClass="grow basis-52 text-lg"
          beside={
            <button
              ref={button}
              type="submit"
              disabled={!ready}
              className={`${buttonStyle.primary} grow sm:grow-0`}
            >
              {busy ? <Spinner /> : <Icon name="search" />}
              {busy ? text.identifying : text.identify}
            </button>
          }
        />
      </form>
      <p id="number-privacy" className="mt-3 flex items-start gap-2 text-sm text-muted">
        <Icon name="lock" className="mt-0.5 size-4" />
        {text.privacy}
      </p>
      <noscript>
        <p className="mt-3 font-semibold">{text.noScript}</p>
      </noscript>
    </Card>
  )
}
