import { Icon } from '#app/ui/icon.tsx'
import { AppLink } from '../i18n/app-link.tsx'
import type { ShownTool } from '../site/site-data.ts'

/** A link to a tool, with its icon, as wide as its place in a list. */
export function ToolLink({ tool: { path, icon, name, textLang } }: { tool: ShownTool }) {
  return (
    <AppLink
      to={path}
      className="flex h-full min-h-11 items-center gap-2 rounded-lg border border-line bg-surface px-3 py-2 font-semibold hover:bg-hover"
    >
      <Icon name={icon} className="size-5 text-brand-ink" />
      <span lang={textLang}>{name}</span>
    </AppLink>
  )
}
