import { useId } from 'react'
import { useNavigate } from 'react-router'

interface SwitchProps {
  label: string
  options: readonly { label: string; search: string; current: boolean }[]
}

/** One of a few, each with an address: links that the browser's code follows without a request and without a step of history. */
export function Switch({ label, options }: SwitchProps) {
  const navigate = useNavigate()
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
                if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
                  return
                event.preventDefault()
                void navigate({ search: option.search }, { replace: true, preventScrollReset: true })
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
