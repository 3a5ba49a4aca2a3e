import { Icon } from '#app/ui/icon.tsx'
import { AppLink } from '../i18n/app-link.tsx'
import { messages } from '../i18n/messages.ne.ts'
import { useMessages } from '../i18n/use-language.ts'
import { useSite } from '../site/site-data.ts'

const shownCount = 4

/** Other tools, those of the same category first. */
export function RelatedTools({ path }: { path: string }) {
  const { relatedTools } = useMessages(messages)
  const { tools } = useSite()
  const category = tools.find((tool) => tool.path === path)?.category
  const related = tools
    .filter((tool) => tool.open && tool.path !== path)
    .toSorted((a, b) => Number(b.category === category) - Number(a.category === category))
    .slice(0, shownCount)
  if (related.length === 0) return null
  return (
    <section className="content-auto [--intrinsic:20rem] sm:[--intrinsic:14rem] lg:[--intrinsic:9rem]">
      <h2 className="text-xl">{relatedTools}</h2>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
        {related.map((tool) => (
          <li key={tool.path}>
            <AppLink
              to={tool.path}
              className="flex min-h-11 items-center gap-2 rounded-lg border border-line bg-surface px-3 py-2 font-semibold hover:bg-hover"
            >
              <Icon name={tool.icon} className="size-5 text-brand-ink" />
              <span lang={tool.textLang}>{tool.name}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
