import { useLocation } from 'react-router'
import { barePath } from '#app/kit/language.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useWords } from '#app/platform/i18n/use-language.ts'
import { words } from './words.ts'

interface NavLinksProps {
  className: string
}

/** The six links of the header, the same on every screen. */
export function NavLinks({ className }: NavLinksProps) {
  const { nav } = useWords(words)
  const here = barePath(useLocation().pathname)
  return (
    <ul className={className}>
      {Object.entries(nav).map(([path, name]) => (
        <li key={path}>
          <AppLink
            to={path}
            aria-current={here === path ? 'page' : undefined}
            className="flex min-h-11 items-center rounded-lg px-3 font-semibold text-ink hover:bg-hover aria-[current=page]:text-brand-ink aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-4"
          >
            {name}
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
