import { useWords } from '#app/platform/i18n/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { words } from './words.ts'

/** Steps through system, light and dark (`theme-button.ts`). */
export function ThemeSwitch() {
  const { theme, themes } = useWords(words)
  const name = `${theme}: ${themes.system}`
  return (
    <button
      type="button"
      data-theme-switch
      aria-label={name}
      title={name}
      className="flex size-11 items-center justify-center rounded-lg text-ink hover:bg-hover noscript:hidden"
    >
      <Icon name="monitor" />
    </button>
  )
}
