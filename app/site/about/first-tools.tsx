import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from './messages.ne.ts'

/** Four tools to try first, without those that the operator switched off. */
export function FirstTools() {
  const { beginHeading, begin, notOpen } = useMessages(messages)
  const { tools } = useSite()
  const shown = Object.entries(begin).flatMap(([path, text]) => {
    const tool = tools.find((listed) => listed.path === path)
    return tool ? [{ ...tool, text }] : []
  })
  return (
    <section aria-labelledby="begin">
      <h2 id="begin" className="text-2xl">
        {beginHeading}
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {shown.map(({ path, name, textLang, icon, text, open }) => (
          <li key={path}>
            <AppLink
              to={path}
              className="flex h-full items-start gap-4 rounded-xl border border-line bg-surface p-4 hover:bg-hover"
            >
              <Icon name={icon} className="mt-1 size-6 text-brand-ink" />
              <span>
                <span lang={textLang} className="block font-semibold">
                  {name}
                </span>
                <span className="block text-muted">{text}</span>
                {!open && <span className="mt-1 block text-sm text-muted">({notOpen})</span>}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
