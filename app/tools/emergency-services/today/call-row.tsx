import { digitsIn } from 'bikram-sambat/digits'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { Service } from '../services.ts'
import { messages } from './messages.ne.ts'

/** Numbers that a touch calls. */
export function CallRow({ services }: { services: readonly Service[] }) {
  const text = useMessages(messages)
  const lang = useLang()
  return (
    <section aria-labelledby="today-calls">
      <h2 id="today-calls" className="text-base font-semibold max-sm:sr-only">
        {text.title}
      </h2>
      <ul className="grid grid-cols-4 gap-2 sm:mt-1 lg:grid-cols-2">
        {services.map(({ number }) => (
          <li key={number}>
            <a
              href={`tel:${number}`}
              className="grid min-h-14 content-center rounded-lg border border-line-strong bg-surface text-center leading-tight no-underline hover:bg-hover"
            >
              <strong className="text-lg text-simrik">{digitsIn(lang, number)}</strong>
              <span className="text-xs text-ink max-[22rem]:tracking-tighter">{text.short[number]}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
