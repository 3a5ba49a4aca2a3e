import { useMessages } from '#app/platform/i18n/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from './messages.ne.ts'
import { MoreTools } from './nav-links.tsx'

/** On wide screens, beside the six links; an icon alone where there is no room for its text. Native; see `menus.ts`. */
export function MoreToolsMenu() {
  const { moreTools } = useMessages(messages)
  return (
    <details data-menu className="relative">
      <summary className="flex min-h-11 min-w-11 items-center justify-center rounded-lg font-semibold text-ink hover:bg-hover xl:px-3">
        <Icon name="menu" className="size-5 xl:me-1 xl:size-4" />
        <span className="sr-only xl:not-sr-only">{moreTools}</span>
      </summary>
      <MoreTools className="absolute end-0 top-full mt-1 w-64 rounded-xl border border-line bg-surface p-2 shadow-lg" />
    </details>
  )
}
