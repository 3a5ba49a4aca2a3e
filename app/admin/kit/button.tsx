import type { ComponentProps } from 'react'
import { buttonStyle } from '#app/ui/button.ts'

interface ButtonProps extends ComponentProps<'button'> {
  isPrimary?: boolean
}

/** A button, which submits a form only with another `type`. */
export function Button({ isPrimary = false, className = '', ...button }: ButtonProps) {
  const style = isPrimary ? buttonStyle.primary : buttonStyle.secondary
  return <button type="button" {...button} className={`${style} ${className}`} />
}
