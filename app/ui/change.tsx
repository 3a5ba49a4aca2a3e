import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

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
