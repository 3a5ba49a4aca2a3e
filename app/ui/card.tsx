import { type ComponentProps, type ReactNode, useId } from 'react'

/** Classes of a box on the page, without its padding. */
export const cardStyle = 'rounded-2xl border border-line bg-surface'

interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The heading, which also names the section. */
  title?: ReactNode
  /** Of the heading, where links or scripts name it. */
  headingId?: string
  /** Level of the heading. */
  level?: 2 | 3
  titleClass?: string
}

/** A part of a page and, when given, a heading that names it. */
export function Section({
  title,
  headingId,
  level = 2,
  titleClass = 'text-xl',
  children,
  ...section
}: SectionProps) {
  const madeId = useId()
  const id = headingId ?? madeId
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby={title === undefined ? undefined : id} {...section}>
      {title !== undefined && (
        <Heading id={id} className={titleClass}>
          {title}
        </Heading>
      )}
      {children}
    </section>
  )
}

/** A section in a box, with padding. */
export function Card({ className = '', ...section }: SectionProps) {
  return <Section {...section} className={`${cardStyle} p-4 sm:p-6 print:p-3 ${className}`} />
}
