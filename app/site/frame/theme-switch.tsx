import { useMessages } from '#app/platform/i18n/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from './messages.ne.ts'

/** Steps through system, light and dark (`theme-button.ts`). */
export function ThemeSwitch() {
  const { theme, themes } = useMessages(messages)
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
