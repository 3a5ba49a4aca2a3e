import { type ReactNode, useRef } from 'react'
import { useFragment } from '#app/platform/navigation/url-state.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'

interface FoldedCardProps {
  /** In addresses: `#age` opens the card. */
  id: string
  title: string
  isOpen?: boolean
  className?: string
  children: ReactNode
}

/** A card that shows its title until it is opened; one at a time. */
export function FoldedCard({ id, title, isOpen = false, className = '', children }: FoldedCardProps) {
  const row = useRef<HTMLDetailsElement>(null)
  useFragment(() => {
    if (!row.current || location.hash !== `#${id}`) return
    row.current.open = true
    row.current.scrollIntoView()
  })
  return (
    <section aria-labelledby={`${id}-title`} className={`${cardStyle} print-if-result min-w-0 ${className}`}>
      <details ref={row} id={id} open={isOpen} name="date-counting" className="group scroll-mt-20">
        <summary className="flex min-h-12 items-center justify-between gap-2 px-4 sm:min-h-14 sm:px-6">
          <h3 id={`${id}-title`} className="text-lg">
            {title}
          </h3>
          <Icon
            name="arrow-up"
            className="no-print size-5 shrink-0 rotate-180 text-muted group-open:rotate-0"
          />
        </summary>
        <div className="px-4 pb-4 sm:px-6 sm:pb-6">{children}</div>
      </details>
    </section>
  )
}
