import { useLocation } from 'react-router'
import { barePath, type Lang } from '#app/kit/language.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useWords } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { words } from './words.ts'

interface NavLinksProps {
  className: string
}

/** The six links of the header, the same on every screen. */
export function NavLinks({ className }: NavLinksProps) {
  const { nav } = useWords(words)
  return (
    <ul className={className}>
      {Object.entries(nav).map(([path, name]) => (
        <NavLink key={path} path={path} name={name} />
      ))}
    </ul>
  )
}

/** The other tools, so that header and menu lead to all of them. */
export function MoreTools({ className }: NavLinksProps) {
  const { nav } = useWords(words)
  return (
    <ul className={className}>
      {useSite()
        .tools.filter(({ path, open }) => open && !(path in nav))
        .map(({ path, name, textLang }) => (
          <NavLink key={path} path={path} name={name} lang={textLang} />
        ))}
    </ul>
  )
}

function NavLink({ path, name, lang }: { path: string; name: string; lang?: Lang | undefined }) {
  const here = barePath(useLocation().pathname)
  return (
    <li>
      <AppLink
        to={path}
        aria-current={here === path ? 'page' : undefined}
        className="flex min-h-11 items-center rounded-lg px-3 font-semibold text-ink hover:bg-hover lg:px-1.5 xl:px-3 aria-[current=page]:text-brand-ink aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-4"
      >
        <span lang={lang}>{name}</span>
      </AppLink>
    </li>
  )
}
