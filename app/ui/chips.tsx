import type { MouseEvent } from 'react'

interface Chip {
  key: string
  label: string
  isCurrent: boolean
  /** Makes it a link, which works without JavaScript. */
  href?: string
  onChoose: (event: MouseEvent) => void
}

/** A few choices in a row, of which one is current. */
export function Chips({ label, chips }: { label: string; chips: readonly Chip[] }) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{label}</legend>
      <ul className="mt-1 flex flex-wrap gap-1.5 sm:gap-2">
        {chips.map(({ key, label, isCurrent, href, onChoose }) => {
          const shared = { className: chipStyle(isCurrent), onClick: onChoose }
          return (
            <li key={key}>
              {href === undefined ? (
                <button type="button" aria-pressed={isCurrent} {...shared}>
                  {label}
                </button>
              ) : (
                <a href={href} aria-current={isCurrent ? 'true' : undefined} {...shared}>
                  {label}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

const chipStyle = (isCurrent: boolean) =>
  `flex min-h-11 min-w-11 items-center justify-center rounded-lg border px-2 text-sm sm:px-3 sm:text-base ${
    isCurrent
      ? 'border-brand-ink bg-brand-soft font-semibold text-brand-ink underline underline-offset-4'
      : 'border-line-strong hover:bg-hover'
  }`
