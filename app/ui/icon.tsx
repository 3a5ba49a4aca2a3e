import { type IconName, iconFiles } from './icons/icon-names.ts'
import sprite from './icons/sprite.svg?url'

interface IconProps {
  /** A row may name an icon that does not exist: it is shown as `fallback`. */
  name: IconName | (string & {})
  fallback?: IconName
  className?: string
}

/** A drawing beside a text that says the same: hidden from screen readers. */
export function Icon({ name, fallback = 'tool', className = 'size-5' }: IconProps) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name in iconFiles ? name : fallback}`} />
    </svg>
  )
}
