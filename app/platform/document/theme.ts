type Theme = 'system' | 'light' | 'dark'

export const storageKey = 'theme'

/** Stores the choice and applies it (`head.inline.script.ts`); where storage is full or blocked, for this document only. */
export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  try {
    if (theme === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, theme)
    delete dataset.chosenTheme
  } catch {
    dataset.chosenTheme = theme
  }
  dispatchEvent(new Event('themechange'))
}
