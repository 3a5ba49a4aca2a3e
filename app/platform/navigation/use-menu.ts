import { type RefObject, useEffect, useRef } from 'react'
import { usePath } from './path.ts'

/**
 * A menu that opens and closes natively, also before the page's code has arrived: closed by Escape, a press beside it, or a
 * new page. Its `summary` gets no role: the browser says what it is and whether it is open, and a role would replace both.
 */
export function useMenu(): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null)
  const pathname = usePath()

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

  return details
}
