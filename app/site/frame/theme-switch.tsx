import { useSyncExternalStore } from 'react'
import { chooseTheme, chosenTheme, themes } from '#app/platform/document/theme.ts'
import { useWords } from '#app/platform/i18n/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { words } from './words.ts'

const iconOf = { system: 'monitor', light: 'sun', dark: 'moon' } as const

/** Steps through system, light and dark. */
export function ThemeSwitch() {
  const { theme: label, themes: names } = useWords(words)
  const theme = useSyncExternalStore(listen, chosenTheme, () => 'system' as const)
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system'
  const name = `${label}: ${names[theme]}`
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      onClick={() => chooseTheme(next)}
      className="flex size-11 items-center justify-center rounded-lg text-ink hover:bg-hover noscript:hidden"
    >
      <Icon name={iconOf[theme]} />
    </button>
  )
}

function listen(changed: () => void) {
  window.addEventListener('themechange', changed)
  window.addEventListener('storage', changed)
  return () => {
    window.removeEventListener('themechange', changed)
    window.removeEventListener('storage', changed)
  }
}
