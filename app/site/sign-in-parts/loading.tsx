import { useMessages } from '#app/platform/i18n/use-language.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { messages } from './messages.ne.ts'

export function Loading() {
  const { opening } = useMessages(messages)
  return (
    <p role="status" className="flex min-h-96 items-center justify-center gap-3">
      <Spinner />
      {opening}
    </p>
  )
}
