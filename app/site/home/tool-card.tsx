import { digitsIn } from 'bikram-sambat/digits'
import { groupedNumber } from '#app/kit/nepali-grouping.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { badgeStyle } from './badge-style.ts'
import type { HomeTool } from './load-home.server.ts'
import { messages } from './messages.ne.ts'

/** The whole card is a link whose accessible name is the tool's name. */
export function ToolCard({ tool }: { tool: HomeTool }) {
  const text = useMessages(messages)
  return (
    <li className="relative flex flex-col rounded-xl border border-line bg-surface p-5 has-[a:hover]:border-line-strong">
      <div className="flex items-start justify-between gap-3">
        <span className="flex size-11 items-center justify-center rounded-lg bg-brand-soft text-brand-ink">
          <Icon name={tool.icon} className="size-6" />
        </span>
        <span className={`rounded-full px-2.5 py-0.5 text-sm font-semibold ${badgeStyle(tool.category)}`}>
          {text.categories[tool.category] ?? tool.category}
        </span>
      </div>
      <h3 className="mt-3 text-lg" lang={tool.textLang}>
        {tool.name}
      </h3>
      <p className="mt-1 grow text-muted" lang={tool.textLang}>
        {tool.description}
      </p>
      {tool.open && <Figures tool={tool} />}
      {tool.open ? (
        <AppLink
          to={tool.path}
          aria-label={`${text.tryNow}: ${tool.name}`}
          className="mt-3 inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand-ink after:absolute after:inset-0 after:rounded-xl"
        >
          {text.tryNow}
          <Icon name="arrow-right" className="size-4" />
        </AppLink>
      ) : (
        <p className="mt-3 flex min-h-11 items-center text-muted">{text.notOpen}</p>
      )}
    </li>
  )
}

/** Not shown when unknown. */
function Figures({ tool }: { tool: HomeTool }) {
  const text = useMessages(messages)
  const lang = useLang()
  const { mean } = tool.rating
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-4 text-sm text-muted">
      {tool.visits !== null && (
        <span className="inline-flex items-center gap-1.5">
          <Icon name="users" className="size-4" />
          {text.visits(groupedNumber(lang, tool.visits))}
        </span>
      )}
      <span className="inline-flex items-center gap-1.5">
        <Icon name="star" className="size-4 fill-marigold text-marigold" />
        {mean === null ? text.unrated : <Mean mean={digitsIn(lang, mean.toFixed(1))} />}
      </span>
    </p>
  )
}

function Mean({ mean }: { mean: string }) {
  const { rating } = useMessages(messages)
  return (
    <>
      <span aria-hidden="true">{mean}</span>
      <span className="sr-only">{rating(mean)}</span>
    </>
  )
}
