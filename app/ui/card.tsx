import { type ComponentProps, useId } from 'react'

/** Classes of a box on the page, without its padding. */
export const cardStyle = 'rounded-2xl border border-line bg-surface'

interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The heading, which also names the section. */
  title?: string
  /** Level of the heading. */
  level?: 2 | 3
  titleClass?: string
}

/** A section in a box, with padding and, when given, a heading that names it. */
export function Card({
  title,
  level = 2,
  titleClass = 'text-xl',
  className = '',
  children,
  ...section
}: CardProps) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section
      aria-labelledby={title === undefined ? undefined : id}
      {...section}
      className={`${cardStyle} p-4 sm:p-6 print:p-3 ${className}`}
    >
      {title !== undefined && (
        <Heading id={id} className={titleClass}>
          {title}
        </Heading>
      )}
      {children}
    </section>
  )
}
