import { type IconName, iconNames } from './icons/icon-names.ts'
import sprite from './icons/sprite.svg?url'

const known: ReadonlySet<string> = new Set(iconNames)

interface IconProps {
  /** `fallback` is shown when a row names an unknown icon. */
  name: IconName | (string & {})
  fallback?: IconName
  className?: string
}

/** Decorative, hidden from screen readers: the text beside it must say the same. */
export function Icon({ name, fallback = 'tool', className = 'size-5' }: IconProps) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true">
      <use href={`${sprite}#${known.has(name) ? name : fallback}`} />
    </svg>
  )
}

/** The word नेपाली as a drawing: English pages never fetch a Devanagari font, and not every system has one. */
export function NepaliWord() {
  return (
    <>
      <svg className="h-[0.95em] w-[2.46em]" aria-hidden="true">
        <use href={`${sprite}#nepali-word`} />
      </svg>
      <span className="sr-only">नेपाली</span>
    </>
  )
}
