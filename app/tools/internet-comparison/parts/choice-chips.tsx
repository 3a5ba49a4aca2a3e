import { digitsIn } from 'bikram-sambat-calendar/digits'
import type { ReactNode } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { type Filters, type SortField, speedSteps, usualDir } from '../filters.ts'
import { messages } from '../messages.ne.ts'
import { ChoiceLink } from './choice-link.tsx'

interface ChipsProps {
  filters: Filters
  onChange: (part: Partial<Filters>) => void
}

const chipStyle =
  'inline-flex min-h-11 items-center rounded-full border border-line-strong bg-surface px-2.5 text-sm whitespace-nowrap ' +
  'hover:bg-hover sm:px-4 aria-[current]:border-brand aria-[current]:bg-brand aria-[current]:font-semibold aria-[current]:text-on-brand'

/** One press chooses a lowest speed; the next one gives it up. */
export function SpeedChips({ filters, onChange }: ChipsProps) {
  const { filters: text } = useMessages(messages)
  const lang = useLang()
  return (
    <ChipRow label={text.speeds}>
      {speedSteps.map((step) => {
        const isCurrent = filters.min === step
        const part = { min: isCurrent ? '' : step }
        return (
          <li key={step}>
            <ChoiceLink
              filters={{ ...filters, ...part }}
              isCurrent={isCurrent}
              className={chipStyle}
              onChoose={() => onChange(part)}
            >
              {text.atLeast(digitsIn(lang, step))} <span className="sr-only">{text.mbps}</span>
            </ChoiceLink>
          </li>
        )
      })}
      <li aria-hidden="true" className="self-center text-sm text-muted">
        {text.mbps}
      </li>
    </ChipRow>
  )
}

const orders = [
  ['price', 'cheapest'],
  ['speed', 'fastest'],
  ['perMbps', 'bestPerMbps'],
] as const satisfies readonly (readonly [SortField, string])[]

export function OrderChips({ filters, onChange }: ChipsProps) {
  const { filters: text } = useMessages(messages)
  return (
    <ChipRow label={text.orders}>
      {orders.map(([sort, name]) => {
        const part = { sort, dir: usualDir[sort] }
        return (
          <li key={sort}>
            <ChoiceLink
              filters={{ ...filters, ...part }}
              isCurrent={filters.sort === sort && filters.dir === part.dir}
              className={chipStyle}
              onChoose={() => onChange(part)}
            >
              {text[name]}
            </ChoiceLink>
          </li>
        )
      })}
    </ChipRow>
  )
}

/** Scrolls sideways where it is too narrow; its padding leaves room for the outline of the focus. */
function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="-m-1 flex gap-1.5 overflow-x-auto p-1 [scrollbar-width:none] sm:gap-2">
      {children}
    </ul>
  )
}
