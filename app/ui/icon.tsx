import { type IconName, iconNames } from './icons/icon-names.ts'
import sprite from './icons/sprite.svg?url'

const known: ReadonlySet<string> = new Set(iconNames)

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
      <use href={`${sprite}#${known.has(name) ? name : fallback}`} />
    </svg>
  )
}
