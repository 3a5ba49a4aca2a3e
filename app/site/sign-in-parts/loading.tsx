import { useWords } from '#app/platform/i18n/use-language.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { words } from './words.ts'

export function Loading() {
  const { opening } = useWords(words)
  return (
    <p role="status" className="flex min-h-96 items-center justify-center gap-3">
      <Spinner />
      {opening}
    </p>
  )
}
