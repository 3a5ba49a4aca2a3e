import { useId } from 'react'
import { replaceSearch } from '#app/platform/navigation/change-address.ts'
import { isPlainClick } from '#app/platform/navigation/plain-click.ts'

interface SwitchProps {
  label: string
  options: readonly { label: string; search: string; current: boolean }[]
}

/** Options as links, which the script follows without a request and without a history entry. */
export function Switch({ label, options }: SwitchProps) {
  const id = useId()
  return (
    <nav aria-labelledby={id} className="min-w-0">
      <p id={id} className="text-sm text-muted">
        {label}
      </p>
      <ul className="mt-1 flex flex-wrap gap-2">
        {options.map((option) => (
          <li key={option.label}>
            <a
              href={`${option.search || '?'}#history`}
              aria-current={option.current ? 'true' : undefined}
              className={`flex min-h-11 min-w-11 items-center justify-center rounded-lg border px-3 ${
                option.current
                  ? 'border-brand-ink bg-brand-soft font-semibold text-brand-ink underline underline-offset-4'
                  : 'border-line-strong hover:bg-hover'
              }`}
              onClick={(event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                replaceSearch(option.search)
              }}
            >
              {option.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
