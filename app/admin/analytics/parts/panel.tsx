import type { ReactNode } from 'react'
import { Card } from '#app/ui/card.tsx'

interface PanelProps {
  title: string
  text?: string
  className?: string
  children: ReactNode
}

/** A titled part of the screen. */
export function Panel({ title, text, className = '', children }: PanelProps) {
  return (
    <Card title={title} titleClass="text-lg" className={`min-w-0 ${className}`}>
      {text && <p className="text-sm text-muted">{text}</p>}
      <div className="mt-3">{children}</div>
    </Card>
  )
}

export function Nothing({ children }: { children: string }) {
  return <p className="py-6 text-center text-muted">{children}</p>
}
