import type { ReactNode } from 'react'
import { cardStyle } from './card.tsx'
import { Icon } from './icon.tsx'

/** An error message that is announced when it appears; hidden while empty. */
export function ErrorText({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <p role="alert" className={`font-semibold text-simrik empty:hidden ${className}`}>
      {children}
    </p>
  )
}

interface AlertProps {
  title: ReactNode
  icon?: string
  className?: string
  /** Explanation and what the visitor can do. */
  children?: ReactNode
}

/** In place of content that could not be loaded: what failed, and what to do. */
export function Alert({ title, icon = 'warning', className = '', children }: AlertProps) {
  return (
    <div role="alert" className={`${cardStyle} px-4 py-8 text-center ${className}`}>
      <Icon name={icon} className="mx-auto size-10 text-simrik" />
      <h2 className="mt-3 text-2xl">{title}</h2>
      {children}
    </div>
  )
}
