import { digitsIn } from '@chautari/bikram-sambat/digits'
import { Fragment } from 'react'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { toolGroups } from '#app/lib/tool-manifest.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import { PinButton } from '#app/platform/personal/pin-button.tsx'
import { Section } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { HomeTool } from './load-home.server.ts'
import { messages } from './messages.ne.ts'

/** The tools in groups, in each in the operator's order. */
export function ToolTiles({ tools }: { tools: readonly HomeTool[] }) {
  const { allTools, groups } = useMessages(messages)
  return (
    <Section headingId="all-tools-heading" title={allTools} id="all-tools">
      {[...toolGroups, 'other' as const]
        .map((group) => ({ group, listed: tools.filter((tool) => tool.group === group) }))
        .filter(({ listed }) => listed.length > 0)
        .map(({ group, listed }) => (
          <Fragment key={group}>
            <h3 className="mt-1.5 text-sm text-muted sm:mt-4 sm:mb-1 sm:text-base">{groups[group]}</h3>
            <ul className="grid gap-1 sm:grid-cols-2 sm:gap-3">
              {listed.map((tool) => (
                <Tile key={tool.path} tool={tool} />
              ))}
            </ul>
          </Fragment>
        ))}
    </Section>
  )
}

const styles: Record<string, string> = {
  Telecom: 'bg-[#dbeafe] text-[#1e3a8a] dark:bg-[#1c2f57] dark:text-[#bfdbfe]',
  Finance: 'bg-[#dcfce7] text-[#14532d] dark:bg-[#163b26] dark:text-[#bbf7d0]',
  Utility: 'bg-[#f3e8ff] text-[#581c87] dark:bg-[#3b2158] dark:text-[#e9d5ff]',
  Safety: 'bg-[#fee2e2] text-[#7f1d1d] dark:bg-[#4a1d1d] dark:text-[#fecaca]',
  Internet: 'bg-[#cffafe] text-[#164e63] dark:bg-[#123c4a] dark:text-[#a5f3fc]',
}

/** Blue, green, purple, red or cyan by category; anything else is grey. */
function badgeStyle(category: string): string {
  return styles[category] ?? 'bg-[#e5e7eb] text-[#1f2937] dark:bg-[#374151] dark:text-[#e5e7eb]'
}

/** The whole tile is a link whose accessible name is the tool's name. On a phone it has two lines. */
function Tile({ tool }: { tool: HomeTool }) {
  const text = useMessages(messages)
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2 rounded-xl border border-line bg-surface px-2 sm:gap-x-3 sm:px-2.5 py-0.5 sm:py-1.5 has-[a:hover]:border-line-strong">
      <span className="row-span-2 flex size-8 items-center justify-center rounded-lg bg-brand-soft text-brand-ink sm:size-9">
        <Icon name={tool.icon} className="size-5" />
      </span>
      <h4 className="text-base/6 font-bold max-sm:pe-8" lang={tool.textLang}>
        {tool.name}
      </h4>
      <div className="flex min-h-6 items-center gap-x-2 pe-9 text-sm text-muted sm:flex-wrap sm:gap-x-3">
        <p className="grow truncate sm:basis-full" lang={tool.textLang}>
          {tool.description}
        </p>
        {tool.open ? (
          <>
            <Figures tool={tool} />
            <AppLink
              to={tool.path}
              aria-label={`${text.tryNow}: ${tool.name}`}
              className="inline-flex items-center gap-1.5 font-semibold text-brand-ink after:absolute after:inset-0 after:rounded-xl"
            >
              <span className="max-sm:sr-only">{text.tryNow}</span>
              <Icon name="arrow-right" className="size-4 max-sm:hidden" />
            </AppLink>
            <PinButton path={tool.path} name={tool.name} className="absolute end-1 bottom-1" />
          </>
        ) : (
          <span className="shrink-0">{text.notOpen}</span>
        )}
        <span
          className={`rounded-full px-2 text-xs leading-5 font-semibold max-sm:order-first ${badgeStyle(tool.category)}`}
        >
          {text.categories[tool.category] ?? tool.category}
        </span>
      </div>
    </li>
  )
}

/** Only what there is. */
function Figures({ tool: { visits, rating } }: { tool: HomeTool }) {
  const [text, lang] = useTexts(messages)
  const count = visits !== null && visits > 0 && groupedNumber(lang, visits)
  const mean = rating.mean !== null && digitsIn(lang, rating.mean.toFixed(1))
  return (
    <>
      {count && <Figure icon="users" figure={count} text={text.visits(count)} />}
      {mean && <Figure icon="star" figure={mean} text={text.rating(mean)} />}
    </>
  )
}

function Figure({ icon, figure, text }: { icon: 'users' | 'star'; figure: string; text: string }) {
  return (
    <span className="inline-flex shrink-0 items-center gap-1 sm:order-last" title={text}>
      <Icon name={icon} className={icon === 'star' ? 'size-4 fill-marigold text-marigold' : 'size-4'} />
      <span aria-hidden="true">{figure}</span>
      <span className="sr-only">{text}</span>
    </span>
  )
}
