import { digitsIn } from 'bikram-sambat-calendar/digits'
import { dayText } from '#app/lib/day-text.ts'
import { instantText } from '#app/lib/instant-text.ts'
import { barePath, type Lang } from '#app/lib/language.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import {
  type Analytics,
  type DimensionKind,
  type DimensionList,
  dimensionKinds,
  none,
  other,
} from '#app/records/usage/schema.ts'
import { manifestAt } from '#app/tools/registry.ts'
import { type Counts, eventName, sharesOf } from './figures.ts'
import { FiguresPanel, NamedValue } from './figures-panel.tsx'
import { messages } from './messages.ne.ts'

/** ADM-20: the most used tools, each with a bar and its figures in one row. */
export function Distribution({ counts }: { counts: Counts }) {
  const text = useMessages(messages)
  const lang = useLang()
  return (
    <FiguresPanel
      {...text.distribution}
      rows={sharesOf(counts).map(({ name, count, percent, length }) => [
        name,
        <NamedValue key={name} name={eventName(lang, name, text)} stored={name} length={length} />,
        groupedNumber(lang, count),
        `${digitsIn(lang, percent)}%`,
      ])}
    />
  )
}

export function RecentActivity({ recent }: { recent: Analytics['recentActivity'] }) {
  const text = useMessages(messages)
  const lang = useLang()
  return (
    <FiguresPanel
      {...text.recent}
      rows={recent.map(({ tool, count, time }) => [
        `${tool} ${time}`,
        eventName(lang, tool, text),
        `+${groupedNumber(lang, count)}`,
        instantText(lang, time),
      ])}
    />
  )
}

export function ErrorMonitoring({ counts }: { counts: Counts }) {
  const { errors: text } = useMessages(messages)
  const lang = useLang()
  return (
    <FiguresPanel
      {...text}
      rows={sharesOf(counts).map(({ name, count }) => [name, name, groupedNumber(lang, count)])}
    />
  )
}

/** Opened pages by page, referrer and width. */
export function DimensionLists({
  dimensions,
  dimensionDays,
}: Pick<Analytics, 'dimensions' | 'dimensionDays'>) {
  const { dimensions: text } = useMessages(messages)
  const lang = useLang()
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
  const { dimensions: text } = useMessages(messages)
  const lang = useLang()
  const words = text.kinds[kind]
  const most = Math.max(...list.map(({ views }) => views))
  return (
    <FiguresPanel
      title={words.title}
      text={words.note}
      empty={text.empty}
      columnTitles={[words.head, text.views, kind === 'page' ? text.begun : text.visits]}
      rows={list.map(({ value, views, visits }) => [
        value,
        <NamedValue
          key={value}
          name={valueName(lang, value, words)}
          stored={kind === 'page' && value !== other ? value : undefined}
          length={views / most}
        />,
        groupedNumber(lang, views),
        groupedNumber(lang, visits),
      ])}
    />
  )
}

interface ValueWords {
  none: string
  other: string
  names: Readonly<Record<string, string>>
}

/** A readable name of a counted value; the value itself where there is none. */
function valueName(lang: Lang, value: string, words: ValueWords): string {
  if (value === none) return words.none
  if (value === other) return words.other
  return words.names[value] ?? manifestAt(barePath(value))?.name[lang] ?? value
}
