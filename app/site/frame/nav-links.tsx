import { barePath, type Lang } from '#app/kit/language.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { usePath } from '#app/platform/navigation/address.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { messages } from './messages.ne.ts'

interface NavLinksProps {
  className: string
}

/** The six links of the header, the same on every screen. */
export function NavLinks({ className }: NavLinksProps) {
  const { nav } = useMessages(messages)
  return (
    <ul className={className}>
      {Object.entries(nav).map(([path, name]) => (
        <NavLink key={path} path={path} name={name} />
      ))}
    </ul>
  )
}

/** Links to the tools that `NavLinks` leaves out. */
export function MoreTools({ className }: NavLinksProps) {
  const { nav } = useMessages(messages)
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
  const here = barePath(usePath())
  return (
    <li>
      <AppLink to={path} aria-current={here === path ? 'page' : undefined} className="nav-link">
        {lang ? <span lang={lang}>{name}</span> : name}
      </AppLink>
    </li>
  )
}
