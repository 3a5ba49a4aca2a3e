import { type ReactNode, useId } from 'react'
import { Icon } from '#app/ui/icon.tsx'

/** A part of the page in one row, which opens when it is pressed. */
export function FoldedRow({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="no-print border-t border-line">
      <details>
        <summary className="flex min-h-11 items-center justify-between gap-2 rounded-lg hover:bg-hover">
          <h2 id={id} className="text-lg">
            {title}
          </h2>
          <Icon name="chevron-down" className="size-5 shrink-0 text-muted" />
        </summary>
        <div className="pb-6">{children}</div>
      </details>
    </section>
  )
}
