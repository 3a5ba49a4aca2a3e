import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useWords } from '#app/platform/i18n/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { NavLinks } from './nav-links.tsx'
import { SignIn } from './sign-in.tsx'
import { words } from './words.ts'

/** Opens and closes natively, also before the page's code has arrived. */
export function MobileMenu() {
  const { menu, mainNavigation } = useWords(words)
  const details = useRef<HTMLDetailsElement>(null)
  const { pathname } = useLocation()

  // A page that was reached through the menu is not covered by it.
  useEffect(() => {
    if (details.current && pathname) details.current.open = false
  }, [pathname])

  useEffect(() => {
    const close = (event: KeyboardEvent | PointerEvent) => {
      const menuElement = details.current
      if (!menuElement?.open) return
      const escaped = event instanceof KeyboardEvent && event.key === 'Escape'
      const outside = event instanceof PointerEvent && !menuElement.contains(event.target as Node)
      if (!escaped && !outside) return
      menuElement.open = false
      if (escaped) menuElement.querySelector('summary')?.focus()
    }
    document.addEventListener('keydown', close)
    document.addEventListener('pointerdown', close)
    return () => {
      document.removeEventListener('keydown', close)
      document.removeEventListener('pointerdown', close)
    }
  }, [])

  return (
    <details ref={details} className="lg:hidden">
      <summary
        aria-label={menu}
        className="flex size-11 items-center justify-center rounded-lg hover:bg-hover"
      >
        <Icon name="menu" className="size-6" />
      </summary>
      <nav
        aria-label={mainNavigation}
        className="absolute inset-x-0 top-full border-y border-line bg-surface px-4 py-3 shadow-lg"
      >
        <NavLinks className="grid grid-cols-1 gap-1 sm:grid-cols-2" />
        <div className="mt-2 border-t border-line pt-2 sm:hidden">
          <SignIn />
        </div>
      </nav>
    </details>
  )
}
