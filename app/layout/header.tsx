import { barePath } from '#app/lib/language.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { usePath, useSearch } from '#app/platform/navigation/url-state.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { Icon, NepaliWord } from '#app/ui/icon.tsx'
import { AskLink } from './ask/search-box.tsx'
import { messages } from './messages.ne.ts'
import { Account, MobileMenu, MoreToolsMenu, NavLinks } from './nav.tsx'

export function Header() {
  const { home, mainNavigation } = useMessages(messages)
  const { name, logoPath } = useSite()
  const atHome = barePath(usePath()) === '/'
  return (
    <header className="no-print sticky top-0 z-10 border-b [@media(height<30rem)]:relative border-line bg-paper">
      <div className="woven-band" aria-hidden="true" />
      <div className="header-row page-sides">
        <AppLink
          to="/"
          aria-label={`${name} – ${home}`}
          aria-current={atHome ? 'page' : undefined}
          className="flex min-h-11 items-center gap-2 justify-self-start text-xl font-bold text-ink"
        >
          {logoPath ? (
            <img src={logoPath} alt="" width={32} height={32} className="size-8 object-contain" />
          ) : (
            <Logo />
          )}
          {name}
        </AppLink>
        <nav
          aria-label={mainNavigation}
          className="hidden min-w-0 items-center whitespace-nowrap lg:flex xl:ms-4"
        >
          <NavLinks className="flex shrink-0 items-center" />
          <MoreToolsMenu />
        </nav>
        <AskLink />
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

/** A pipal tree over the stone platform of a chautari. */
function Logo() {
  return (
    <svg viewBox="0 0 32 32" className="size-8" aria-hidden="true">
      <path
        className="fill-brand"
        d="M16 2c5 0 8 3 8.500 6.500 3 .7 4.500 3 4.500 5.500 0 3.300-2.600 6-6 6H9c-3.400 0-6-2.700-6-6 0-2.500 1.500-4.800 4.500-5.500C8 5 11 2 16 2Z"
      />
      <path className="fill-marigold" d="M14.500 15h3v8h-3z" />
      <path className="fill-ink" d="M5 23h22v3H5zm-2 4h26v3H3z" />
    </svg>
  )
}

/** Links the same page in the other language; `controls.ts` keeps its address current. */
function LanguageSwitch() {
  const { otherLanguageLabel } = useMessages(messages)
  const lang = useLang() === 'en' ? 'ne' : 'en'
  const address = barePath(usePath()) + useSearch()
  return (
    <AppLink
      to={address}
      lang={lang}
      title={otherLanguageLabel}
      data-language-switch
      className="flex min-h-11 items-center justify-center rounded-lg font-semibold text-ink hover:bg-hover"
    >
      {lang === 'ne' ? <NepaliWord /> : 'English'}
    </AppLink>
  )
}

/** Between light and dark; the script names the theme that one sees (`controls.ts`). */
function ThemeSwitch() {
  const { theme, themes } = useMessages(messages)
  return (
    <button
      type="button"
      data-theme-switch
      data-light={`${theme}: ${themes.light}`}
      data-dark={`${theme}: ${themes.dark}`}
      aria-label={theme}
      title={theme}
      className="flex min-h-11 items-center justify-center rounded-lg text-ink hover:bg-hover noscript:invisible"
    >
      <Icon name="sun" className="size-5 dark:hidden" />
      <Icon name="moon" className="hidden size-5 dark:block" />
    </button>
  )
}
