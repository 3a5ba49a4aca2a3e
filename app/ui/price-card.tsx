import type { ReactNode } from 'react'
import { cardStyle } from './card.tsx'
import { Icon } from './icon.tsx'

interface PriceCardProps {
  title: string
  /** With its currency; undefined where no price is known. */
  price: string | undefined
  children?: ReactNode
}

/** One price in large figures, with what belongs to it below. For the inside of a link. */
export function PriceCard({ title, price, children }: PriceCardProps) {
  return (
    <div className={`${cardStyle} grid h-full min-w-0 content-start gap-1 p-3 text-ink wrap-anywhere sm:p-4`}>
      <h2 className="text-base font-semibold">{title}</h2>
      {price !== undefined && (
        <p className="text-lg leading-normal font-bold sm:text-2xl sm:leading-normal lg:text-xl lg:leading-normal">
          {price}
        </p>
      )}
      {children}
    </div>
  )
}

interface ChangeProps {
  direction: 'up' | 'down' | 'neutral'
  /** Old: then it is no news, and has no colour. */
  isStale?: boolean
  className?: string
  children: ReactNode
}

/** A rise or fall, by arrow and words, not by colour alone. */
export function Change({ direction, isStale, className = '', children }: ChangeProps) {
  const { icon, style, turn } = looks[direction]
  return (
    <p
      className={`flex items-start gap-0.5 text-sm font-semibold ${isStale ? 'text-muted' : style} ${className}`}
    >
      <Icon name={icon} className={`mt-0.5 size-4 ${turn}`} />
      {children}
    </p>
  )
}

const looks = {
  up: { icon: 'arrow-up', style: 'text-good', turn: '' },
  down: { icon: 'arrow-up', style: 'text-simrik', turn: 'rotate-180' },
  neutral: { icon: 'arrow-right', style: 'text-muted', turn: '' },
} as const
