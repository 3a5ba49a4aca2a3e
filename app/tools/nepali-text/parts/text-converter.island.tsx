import { useRef, useState } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { TextField } from '#app/ui/field.tsx'
import { useInitialInputValue } from '#app/ui/use-hydrated.ts'
import { answerTo } from '../answer.ts'
import { messages } from '../messages.ne.ts'

export default function NepaliTextForm() {
  const text = useMessages(messages)
  const field = useRef<HTMLInputElement>(null)
  const [input, setInput] = useState('')
  useInitialInputValue(field, input, setInput)
  return (
    <section className="max-w-xl">
      <TextField
        ref={field}
        label={text.label}
        value={input}
        onChange={(event) => setInput(event.target.value)}
      />
      <p role="status" className="mt-3 min-h-6">
        {answerTo(input)}
      </p>
    </section>
  )
}
