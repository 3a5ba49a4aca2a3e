// Runs in the head of every document, before its first paint and before all other code.
import { storageKey as sessionKey } from '../auth/user-state.ts'
import { storageKey as themeKey } from './theme.ts'

// Where a browser blocks storage, even reading the property throws, also in third-party code: there it is replaced by one in
// memory. No value is read for this: the first read waits until the browser has loaded all of them.
for (const name of ['localStorage', 'sessionStorage'] as const) {
  try {
    // A browser may also have none.
    if (!(window as Partial<Window>)[name]) throw new Error()
  } catch {
    const values = new Map<string, string>()
    const value: Storage = {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, text) => void values.set(key, String(text)),
      removeItem: (key) => void values.delete(key),
      key: (place) => [...values.keys()][place] ?? null,
      clear: () => values.clear(),
      get length() {
        return values.size
      },
    }
    Object.defineProperty(window, name, { value })
  }
}

// No page flashes in the wrong theme: the system's, until the visitor chooses one.
const { dataset } = document.documentElement
const systemTheme = matchMedia('(prefers-color-scheme:dark)')

function applyTheme(): void {
  const chosen = dataset.chosenTheme ?? localStorage.getItem(themeKey)
  dataset.theme = chosen === 'dark' || chosen === 'light' ? chosen : systemTheme.matches ? 'dark' : 'light'
}

applyTheme()
systemTheme.addEventListener('change', applyTheme)
for (const event of ['storage', 'themechange']) addEventListener(event, applyTheme)

// Pages are the same for every visitor, and only the browser knows whether it is signed in: the attribute hides what is for
// signed-out visitors (`app.css`).
if (localStorage.getItem(sessionKey)) dataset.signedIn = ''
