import { useId, useRef, useState } from 'react'
import { openClient } from '#app/platform/auth/session.ts'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { fieldStyle } from '#app/ui/field.tsx'
import { messages } from './messages.ne.ts'

interface NameFormProps {
  fullName: string
}

export function NameForm({ fullName }: NameFormProps) {
  const text = useMessages(messages)
  const id = useId()
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'notSaved'>('idle')
  const input = useRef<HTMLInputElement>(null)
  const save = async () => {
    const name = input.current?.value ?? ''
    setState('saving')
    const isSaved = await openClient()
      .then(({ changeName }) => changeName(name))
      .catch(() => false)
    setState(isSaved ? 'saved' : 'notSaved')
  }
  return (
    <form
      className="mt-6 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <label htmlFor={id} className="font-semibold">
        {text.fullName}
      </label>
      <div className="mt-1 flex flex-wrap gap-3">
        <input
          ref={input}
          id={id}
          name="full_name"
          defaultValue={fullName}
          maxLength={100}
          autoComplete="name"
          className={`${fieldStyle} min-w-0 flex-1 basis-52`}
        />
        <button type="submit" className={buttonStyle.secondary} disabled={state === 'saving'}>
          {state === 'saving' ? text.saving : text.save}
        </button>
      </div>
      <p role="status" className="mt-2 min-h-7 text-sm">
        {state === 'saved' && text.saved}
        {state === 'notSaved' && text.notSaved}
      </p>
    </form>
  )
}
