import { AskBox } from '#app/layout/ask/ask-box.tsx'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { messages } from './messages.ne.ts'

export function Hero({ query }: { query: string }) {
  const { heading } = useMessages(messages)
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
      <h1 className="max-sm:sr-only sm:text-3xl">{heading}</h1>
      <AskBox query={query} />
    </section>
  )
}
