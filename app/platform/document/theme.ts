export type Theme = 'system' | 'light' | 'dark'

export const themes = ['system', 'light', 'dark'] as const satisfies readonly Theme[]

const storageKey = 'theme'

/**
 * Runs before the first paint, so that no page flashes in the wrong theme. It follows the system live as long as the
 * visitor has not chosen.
 */
export const themeScript = `(()=>{const d=document.documentElement,m=matchMedia('(prefers-color-scheme:dark)'),f=()=>{let t;try{t=localStorage.getItem('${storageKey}')}catch{}d.dataset.theme=t==='dark'||t==='light'?t:m.matches?'dark':'light'};f();m.addEventListener('change',f);addEventListener('storage',f);addEventListener('themechange',f)})()`

export function chosenTheme(): Theme {
  try {
    const stored = localStorage.getItem(storageKey)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

/** Remembers the choice and shows it at once; with storage blocked it holds for this page. */
export function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, theme)
    dispatchEvent(new Event('themechange'))
  } catch {
    if (theme !== 'system') document.documentElement.dataset.theme = theme
  }
}
