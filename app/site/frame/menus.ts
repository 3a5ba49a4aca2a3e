/** Closes an open menu (`details[data-menu]`) on Escape or a press outside it. */
export function startMenus(): void {
  const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const menu of openMenus()) {
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
  })
  document.addEventListener('pointerdown', ({ target }) => {
    for (const menu of openMenus()) if (!menu.contains(target as Node)) menu.open = false
  })
  // A page restored from the back/forward cache has its menu closed.
  addEventListener('pagehide', () => {
    for (const menu of openMenus()) menu.open = false
  })
}
