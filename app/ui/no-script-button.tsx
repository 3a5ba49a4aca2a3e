import type { ComponentProps } from 'react'
import { buttonStyle } from './button.ts'

/** Submits a form that needs no button where there are scripts: what is typed is answered at once. */
export function NoScriptButton({ className = buttonStyle.secondary, ...button }: ComponentProps<'button'>) {
  return (
    <div className="hidden noscript:block">
      <button type="submit" {...button} className={className} />
    </div>
  )
}
