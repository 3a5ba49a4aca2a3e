import { barePath } from '#app/lib/language.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { usePath } from '#app/platform/navigation/url-state.ts'
import { type ShownTool, useSite } from '#app/platform/site/site-data.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from './messages.ne.ts'

/** The six links of the header, the same on every screen. */
export function NavLinks({ className }: { className: string }) {
  const { nav } = useMessages(messages)
  const pages = Object.entries(nav).map(([path, name]) => ({ path, name }))
  return <LinkList pages={pages} className={className} />
}

/** Links to the tools that `NavLinks` leaves out. */
function MoreTools({ className }: { className: string }) {
  const { nav } = useMessages(messages)
  const tools = useSite().tools.filter(({ path, open }) => open && !(path in nav))
  return <LinkList pages={tools} className={className} />
}

interface LinkListProps {
  pages: readonly Pick<ShownTool, 'path' | 'name' | 'textLang'>[]
  className: string
}

function LinkList({ pages, className }: LinkListProps) {
  const here = barePath(usePath())
  return (
    <ul className={className}>
      {pages.map(({ path, name, textLang }) => (
        <li key={path}>
          <AppLink to={path} aria-current={here === path ? 'page' : undefined} className="nav-link">
            {textLang ? <span lang={textLang}>{name}</span> : name}
          </AppLink>
        </li>
      ))}
    </ul>
  )
}

/** On wide screens, beside the six links; its text is cut where a font leaves no room. Native; see `controls.ts`. */
export function MoreToolsMenu() {
  const { moreTools } = useMessages(messages)
  return (
    <details data-menu className="relative min-w-11">
      <summary className="flex min-h-11 items-center justify-center rounded-lg font-semibold text-ink hover:bg-hover xl:px-3">
        <Icon name="menu" className="size-5 shrink-0 xl:me-1 xl:size-4" />
        <span className="truncate max-xl:sr-only">{moreTools}</span>
      </summary>
      <MoreTools className="absolute end-0 top-full mt-1 w-64 rounded-xl border border-line bg-surface p-2 shadow-lg" />
    </details>
  )
}

/** Opens and closes natively, also before the scripts are loaded; see `controls.ts`. */
export function MobileMenu() {
  const { menu, mainNavigation } = useMessages(messages)
  return (
    <details data-menu className="lg:hidden">
      <summary
        aria-label={menu}
        className="flex size-11 items-center justify-center rounded-lg hover:bg-hover"
      >
        <Icon name="menu" className="size-6" />
      </summary>
      <nav
        aria-label={mainNavigation}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-y border-line bg-surface px-4 py-3 shadow-lg"
      >
        <NavLinks className="grid grid-cols-2 gap-1" />
        <MoreTools className="mt-2 grid grid-cols-1 gap-1 border-t border-line pt-2 sm:grid-cols-2" />
        <div className="mt-2 border-t border-line pt-2 sm:hidden">
          <Account place="menu" />
        </div>
      </nav>
    </details>
  )
}

const links = [
  { to: '/', name: 'home', icon: 'home' },
  { to: '/nepali-calendar', name: 'calendar', icon: 'calendar-days' },
  { to: '/foreign-exchange', name: 'rates', icon: 'currency-dollar' },
  { to: '/#ask-box', name: 'ask', icon: 'search' },
  { to: '/#all-tools', name: 'allTools', icon: 'menu' },
] as const

/** On phones, where a thumb reaches it. Without scripts "Ask" leads to the box of the home page. */
export function BottomBar() {
  const { bottomBar } = useMessages(messages)
  const here = barePath(usePath())
  return (
    <nav
      data-bottom-bar
      aria-label={bottomBar.label}
      className="no-print fixed inset-x-0 bottom-0 z-5 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] sm:hidden [@media(height<30rem)]:static"
    >
      {/* The sixth column is for the button back to the top. */}
      <ul className="grid h-(--bottom-bar) grid-cols-[repeat(5,minmax(0,1fr))_2.75rem]">
        {links.map(({ to, name, icon }) => (
          <li key={to}>
            <AppLink
              to={to}
              data-ask={name === 'ask' ? '' : undefined}
              aria-current={here === to ? 'page' : undefined}
              // Two rows: the drawing does not move when the word behind it arrives.
              className="bottom-link"
            >
              <Icon name={icon} className="size-5" />
              {bottomBar[name]}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * The link to the sign-in page. When Google is the only method, or none is on, `layout.script.ts` handles the press
 * (`account.ts`).
 * @param next the page to return to; default: home
 */
export function SignIn({ next }: { next?: string }) {
  const { signIn } = useMessages(messages)
  const [method, ...more] = useSite().authMethods.filter((name) => name !== 'totp')
  const direct = more.length === 0 && (!method || method === 'google') ? (method ?? 'none') : undefined
  return (
    <AppLink
      to={next ? `/sign-in?next=${next}` : '/sign-in'}
      className={buttonStyle.secondary}
      data-sign-in={direct}
    >
      {signIn}
    </AppLink>
  )
}

/** The Sign In button, the same for every visitor; the account's menu is drawn by `account-menu.tsx`. */
export function Account({ place }: { place: 'header' | 'menu' }) {
  return (
    <>
      <div className="if-signed-out">
        <SignIn />
      </div>
      <div data-account={place} className="if-signed-in" />
    </>
  )
}
