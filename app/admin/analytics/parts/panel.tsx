import { type ReactNode, useId } from 'react'

interface PanelProps {
  title: string
  text?: string
  className?: string
  children: ReactNode
}

/** A titled part of the screen. */
export function Panel({ title, text, className = '', children }: PanelProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={`min-w-0 rounded-2xl border border-line bg-surface p-4 sm:p-5 ${className}`}
    >
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {text && <p className="text-sm text-muted">{text}</p>}
      <div className="mt-3">{children}</div>
    </section>
  )
}

export function Nothing({ children }: { children: string }) {
  return <p className="py-6 text-center text-muted">{children}</p>
}
