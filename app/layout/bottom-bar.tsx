import { barePath } from '#app/lib/language.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { usePath } from '#app/platform/navigation/address.ts'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from './messages.ne.ts'

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
