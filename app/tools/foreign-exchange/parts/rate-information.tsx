import type { RatesDay } from '#app/feeds/forex/rates-day.ts'
import { dayText } from '#app/kit/day-text.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { stampText } from '../dates.ts'
import { messages } from '../messages.ne.ts'

export function RateInformation({ day }: { day: RatesDay }) {
  const text = useMessages(messages).info
  const lang = useLang()
  const stamp = (given: string | null) => (given === null ? text.unknown : stampText(lang, given))
  const facts = [
    [text.date, dayText(lang, day.date)],
    [text.published, stamp(day.published_on)],
    [text.modified, stamp(day.modified_on)],
  ] as const
  return (
    <section aria-labelledby="information" className="rounded-2xl border border-line bg-surface p-4 sm:p-5">
      <h3 id="information" className="text-lg">
        {text.heading}
      </h3>
      <dl className="mt-2 grid gap-2">
        {facts.map(([term, value]) => (
          <div key={term} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{term}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
