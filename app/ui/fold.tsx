import { type ReactNode, useId } from 'react'
import { cardStyle } from './card.tsx'
import { Icon } from './icon.tsx'

interface FoldProps {
  heading: ReactNode
  level?: 'h2' | 'h3'
  /** Around the heading, which alone names the section. */
  before?: ReactNode
  after?: ReactNode
  /** Of the part inside: a link to it opens the section. */
  id?: string
  isOpen?: boolean
  className?: string
  children: ReactNode
}

/** A section that its heading opens on a phone; where there is room it is open (`::details-content`). */
export function Fold(props: FoldProps) {
  const { heading, level: Heading = 'h2', before, after, id, isOpen, className = '', children } = props
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={`min-w-0 ${className}`}>
      <details open={isOpen} className={`group/fold ${cardStyle} ${openWhereRoom}`}>
        <summary className="flex min-h-12 items-center justify-between gap-3 rounded-2xl px-4 py-2 hover:bg-hover sm:px-6 supports-[selector(::details-content)]:lg:pointer-events-none print:p-2">
          {before}
          <Heading id={headingId} className="me-auto min-w-0 text-lg wrap-anywhere print:text-base">
            {heading}
          </Heading>
          {after}
          <Icon
            name="arrow-right"
            className="no-print size-5 rotate-90 text-muted group-open/fold:-rotate-90 supports-[selector(::details-content)]:lg:hidden"
          />
        </summary>
        <div id={id} className="px-4 pb-4 sm:px-6 sm:pb-6 print:p-2">
          {children}
        </div>
      </details>
    </section>
  )
}

const openWhereRoom =
  'supports-[selector(::details-content)]:lg:[&::details-content]:[content-visibility:visible] ' +
  'supports-[selector(::details-content)]:print:[&::details-content]:[content-visibility:visible]'
