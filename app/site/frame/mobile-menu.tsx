import { useMessages } from '#app/platform/i18n/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Account } from './account.tsx'
import { messages } from './messages.ne.ts'
import { MoreTools, NavLinks } from './nav-links.tsx'

/** Opens and closes natively, also before the scripts are loaded; see `menus.ts`. */
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
