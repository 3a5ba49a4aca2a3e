import { barePath } from '#app/kit/language.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { usePath } from '#app/platform/navigation/address.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { Account } from './account.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { messages } from './messages.ne.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { MoreToolsMenu } from './more-tools-menu.tsx'
import { NavLinks } from './nav-links.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

export function Header() {
  const { home, mainNavigation } = useMessages(messages)
  const { name, logoPath } = useSite()
  const atHome = barePath(usePath()) === '/'
  return (
    <header className="no-print sticky top-0 z-10 border-b border-line bg-paper">
      <div className="woven-band" aria-hidden="true" />
      <div className="mx-auto flex max-w-6xl items-center gap-1 px-4 py-1.5">
        <AppLink
          to="/"
          aria-label={`${name} – ${home}`}
          aria-current={atHome ? 'page' : undefined}
          className="me-auto flex min-h-11 items-center gap-2 text-xl font-bold text-ink"
        >
          {logoPath ? (
            <img src={logoPath} alt="" width={32} height={32} className="size-8 object-contain" />
          ) : (
            <Logo />
          )}
          {name}
        </AppLink>
        <nav aria-label={mainNavigation} className="hidden items-center lg:flex">
          <NavLinks className="flex items-center" />
          <MoreToolsMenu />
        </nav>
        <LanguageSwitch />
        <ThemeSwitch />
        {/* As wide as its widest state, so that nothing moves when the account is known. */}
        <div className="hidden min-w-24 justify-end sm:flex">
          <Account place="header" />
        </div>
        <MobileMenu />
      </div>
    </header>
  )
}
