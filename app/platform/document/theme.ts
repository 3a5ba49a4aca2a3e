type Theme = 'system' | 'light' | 'dark'

const storageKey = 'theme'

/**
 * Runs before the first paint, so that no page flashes in the wrong theme. Follows the system's theme until the visitor
 * chooses one.
 */
export const themeScript = `(()=>{const d=document.documentElement,m=matchMedia('(prefers-color-scheme:dark)'),f=()=>{const t=d.dataset.chosenTheme??localStorage.getItem('${storageKey}');d.dataset.theme=t==='dark'||t==='light'?t:m.matches?'dark':'light'};f();m.addEventListener('change',f);addEventListener('storage',f);addEventListener('themechange',f)})()`

/** Stores the choice and applies it; where storage is full or blocked, for this document only. */
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
