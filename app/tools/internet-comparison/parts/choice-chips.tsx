import { digitsIn } from 'bikram-sambat-calendar/digits'
import type { ReactNode } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { isPlainClick } from '#app/platform/navigation/plain-click.ts'
import { searchOf } from '../address.ts'
import { type Filters, noFilters, speedSteps } from '../filters.ts'
import { messages } from '../messages.ne.ts'
import { speedText } from '../plan-texts.ts'

interface ChipsProps {
  filters: Filters
  onChange: (part: Partial<Filters>) => void
}

const cheapest = { min: '100', sort: 'price', dir: 'asc' } as const

/** One press chooses a lowest speed, or the cheapest of one; the next one gives it up. The row scrolls where it is too narrow. */
export function Chips({ filters, onChange }: ChipsProps) {
  const { filters: text } = useMessages(messages)
  const lang = useLang()
  const chip = (part: Partial<Filters>, given: Partial<Filters>, words: ReactNode) => {
    const isCurrent = Object.entries(part).every(([name, value]) => filters[name as keyof Filters] === value)
    const next = isCurrent ? given : part
    return (
      <li key={Object.values(part).join()}>
        <a
          // Without JavaScript the server answers it.
          href={searchOf('', { ...filters, ...next }, []) || '?'}
          aria-current={isCurrent ? 'true' : undefined}
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            onChange(next)
          }}
        >
          {words}
        </a>
      </li>
    )
  }
  return (
    <ul
      aria-label={text.speeds}
      className="-m-1 flex min-w-0 gap-1.5 overflow-x-auto p-1 [scrollbar-width:none] sm:gap-2 [&_a]:relative [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:rounded-full [&_a]:border [&_a]:border-line-strong [&_a]:bg-surface [&_a]:px-3 [&_a]:text-sm [&_a]:whitespace-nowrap [&_a]:text-ink [&_a]:no-underline hover:[&_a]:bg-hover [&_[aria-current]]:border-brand [&_[aria-current]]:bg-brand [&_[aria-current]]:font-semibold [&_[aria-current]]:text-on-brand"
    >
      {chip(
        cheapest,
        { min: '', sort: noFilters.sort, dir: noFilters.dir },
        text.cheapestFor(speedText(lang, Number(cheapest.min))),
      )}
      {speedSteps.map((min) =>
        chip(
          { min },
          { min: '' },
          <>
            {text.atLeast(digitsIn(lang, min))} <span className="sr-only">{text.mbps}</span>
          </>,
        ),
      )}
    </ul>
  )
}
