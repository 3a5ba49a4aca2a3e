import { useMessages } from '#app/platform/i18n/use-language.ts'
import { messages } from '../messages.ne.ts'

export function PriceInfo({ source }: { source: string | null }) {
  const text = useMessages(messages).info
  const lines = [text.unit, text.update, text.purity, text.published, text.extra]
  return (
    <section
      aria-labelledby="about-prices"
      className="rounded-2xl border border-line bg-brand-soft p-4 sm:p-6"
    >
      <h2 id="about-prices" className="text-lg">
        {text.heading}
      </h2>
      <ul className="mt-2 grid list-disc gap-1 ps-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>{source ? text.source(source) : text.noSource}</li>
      </ul>
    </section>
  )
}
