/** Closes an open menu (`details[data-menu]`) by Escape or a press beside it. It opens and closes natively. */
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
  // A page that the browser kept is not covered by the menu through which it was left.
  addEventListener('pagehide', () => {
    for (const menu of openMenus()) menu.open = false
  })
}
