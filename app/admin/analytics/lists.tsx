import { digitsIn } from '@chautari/bikram-sambat/digits'
import type { ReactNode } from 'react'
import { dayText } from '#app/lib/day-text.ts'
import { instantText } from '#app/lib/instant-text.ts'
import { barePath, type Lang } from '#app/lib/language.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useTexts } from '#app/platform/i18n/use-language.ts'
import {
  type Analytics,
  type DimensionKind,
  type DimensionList,
  dimensionKinds,
  none,
  other,
} from '#app/records/usage/schema.ts'
import { manifestAt } from '#app/tools/registry.ts'
import { Card } from '#app/ui/card.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { type Counts, eventName, sharesOf } from './figures.ts'
import { messages } from './messages.ne.ts'

/** ADM-20: the most used tools, each with a bar and its figures in one row. */
export function Distribution({ counts }: { counts: Counts }) {
  const [text, lang] = useTexts(messages)
  return (
    <FiguresPanel
      {...text.distribution}
      rows={sharesOf(counts).map(({ name, count, percent, length }) => [
        <NamedValue key={name} name={eventName(lang, name, text)} stored={name} length={length} />,
        groupedNumber(lang, count),
        `${digitsIn(lang, percent)}%`,
      ])}
    />
  )
}

export function RecentActivity({ recent }: { recent: Analytics['recentActivity'] }) {
  const [text, lang] = useTexts(messages)
  return (
    <FiguresPanel
      {...text.recent}
      rows={recent.map(({ tool, count, time }) => [
        eventName(lang, tool, text),
        `+${groupedNumber(lang, count)}`,
        instantText(lang, time),
      ])}
    />
  )
}

export function ErrorMonitoring({ counts }: { counts: Counts }) {
  const [{ errors: text }, lang] = useTexts(messages)
  return (
    <FiguresPanel
      {...text}
      rows={sharesOf(counts).map(({ name, count }) => [name, groupedNumber(lang, count)])}
    />
  )
}

/** Opened pages by page, referrer and width. */
export function DimensionLists({
  dimensions,
  dimensionDays,
}: Pick<Analytics, 'dimensions' | 'dimensionDays'>) {
  const [{ dimensions: text }, lang] = useTexts(messages)
  const { from, to } = dimensionDays
  return (
    <section aria-labelledby="opened-pages" className="grid gap-4 lg:col-span-2">
      <div>
        <h2 id="opened-pages" className="text-xl">
          {text.title}
        </h2>
        <p className="text-sm text-muted">{text.how(dayText(lang, from), dayText(lang, to))}</p>
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {dimensionKinds.map((kind) => (
          <DimensionPanel key={kind} kind={kind} list={dimensions[kind]} />
        ))}
      </div>
    </section>
  )
}

function DimensionPanel({ kind, list }: { kind: DimensionKind; list: DimensionList }) {
  const [{ dimensions: text }, lang] = useTexts(messages)
  const words = text.kinds[kind]
  const most = Math.max(...list.map(({ views }) => views))
  return (
    <FiguresPanel
      title={words.title}
      text={words.note}
      empty={text.empty}
      columnTitles={[words.head, text.views, kind === 'page' ? text.begun : text.visits]}
      rows={list.map(({ value, views, visits }) => [
        <NamedValue
          key={value}
          name={valueName(lang, kind, value)}
          stored={kind === 'page' && value !== other ? value : undefined}
          length={views / most}
        />,
        groupedNumber(lang, views),
        groupedNumber(lang, visits),
      ])}
    />
  )
}

/** A readable name of a counted value; the value itself where there is none. */
function valueName(lang: Lang, kind: DimensionKind, value: string): string {
  const words = messages[lang].dimensions.kinds[kind]
  const names: Readonly<Record<string, string>> = words.names
  if (value === none) return words.none
  if (value === other) return words.other
  return names[value] ?? manifestAt(barePath(value))?.name[lang] ?? value
}

interface PanelProps {
  title: string
  text?: string
  className?: string
  children: ReactNode
}

/** A titled part of the screen. */
export function Panel({ title, text, className = '', children }: PanelProps) {
  return (
    <Card title={title} titleClass="text-lg" className={`min-w-0 ${className}`}>
      {text && <p className="text-sm text-muted">{text}</p>}
      <div className="mt-3">{children}</div>
    </Card>
  )
}

export function Nothing({ children }: { children: string }) {
  return <p className="py-6 text-center text-muted">{children}</p>
}

interface FiguresPanelProps extends Omit<PanelProps, 'className' | 'children'> {
  /** In place of a table without rows. */
  empty: string
  columnTitles: readonly string[]
  rows: readonly (readonly [name: ReactNode, ...figures: string[]])[]
}

/** A table of figures, each at the end of its cell. */
function FiguresPanel({ title, text, empty, columnTitles, rows }: FiguresPanelProps) {
  return (
    <Panel title={title} text={text}>
      {rows.length === 0 ? (
        <Nothing>{empty}</Nothing>
      ) : (
        <DataTable
          caption={title}
          columnTitles={columnTitles}
          rows={rows}
          className="align-top [&_tbody_th]:font-semibold [&_tbody_th]:wrap-anywhere [&_td]:text-end [&_thead]:text-sm [&_thead]:text-muted [&_thead_th:not(:first-child)]:text-end"
        />
      )}
    </Panel>
  )
}

interface NamedValueProps {
  name: string
  /** What is stored, where it says more than the name. */
  stored?: string | undefined
  /** Of its bar, 0 to 1 of the longest. */
  length: number
}

/** The name of a row with its bar. */
function NamedValue({ name, stored, length }: NamedValueProps) {
  return (
    <>
      {name}
      {stored !== undefined && <span className="block text-sm font-normal text-muted">{stored}</span>}
      <svg aria-hidden="true" className="mt-1 block h-2 w-full overflow-visible">
        <rect width="100%" height="100%" rx="4" className="fill-hover" />
        <rect width={`${Math.max(length * 100, 1)}%`} height="100%" rx="4" className="fill-brand" />
      </svg>
    </>
  )
}
