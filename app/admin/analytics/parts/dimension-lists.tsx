import { dayText } from '#app/lib/day-text.ts'
import { barePath, type Lang } from '#app/lib/language.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { type DimensionKind, none, other } from '#app/records/usage/dimensions.ts'
import { manifestAt } from '#app/tools/registry.ts'
import type { Analytics } from '../figures.ts'
import { messages } from '../messages.ne.ts'
import { Bar, FiguresTable } from './figures-table.tsx'
import { Nothing, Panel } from './panel.tsx'

const shownKinds = [
  'page',
  'referrer',
  'region',
  'width',
  'page_language',
  'browser_language',
] as const satisfies readonly DimensionKind[]

/** Opened pages by page, referrer, region, width and languages. */
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
        {shownKinds.map((kind) => (
          <DimensionPanel key={kind} kind={kind} list={dimensions[kind]} />
        ))}
      </div>
    </section>
  )
}

interface DimensionPanelProps {
  kind: DimensionKind
  list: Analytics['dimensions'][DimensionKind]
}

function DimensionPanel({ kind, list: { top, rest } }: DimensionPanelProps) {
  const { dimensions: text } = useMessages(messages)
  const lang = useLang()
  const { title, head, note } = text.kinds[kind]
  const number = (count: number) => groupedNumber(lang, count)
  const most = Math.max(...top.map(({ views }) => views))
  const rows = top.map(({ value, views, visits }) => ({
    key: value,
    cells: [
      <>
        <ValueName kind={kind} value={value} />
        <Bar length={views / most} />
      </>,
      number(views),
      number(visits),
    ] as const,
  }))
  const others = {
    key: '…',
    cells: [text.rest(number(rest.values)), number(rest.views), number(rest.visits)] as const,
  }
  return (
    <Panel title={title} text={note}>
      {rows.length === 0 ? (
        <Nothing>{text.empty}</Nothing>
      ) : (
        <FiguresTable
          caption={title}
          heads={[head, text.views, kind === 'page' ? text.begun : text.visits]}
          rows={rest.values > 0 ? [...rows, others] : rows}
        />
      )}
    </Panel>
  )
}

/** The name for people, with what is stored below it where that says more. */
function ValueName({ kind, value }: { kind: DimensionKind; value: string }) {
  const { dimensions: text } = useMessages(messages)
  const lang = useLang()
  const name = valueName(lang, kind, value, text.kinds[kind])
  const isNamed = value !== none && value !== other && name !== value && kind !== 'width'
  return (
    <>
      {name}
      {isNamed && <span className="block text-sm font-normal text-muted">{value}</span>}
    </>
  )
}

interface ValueWords {
  none: string
  other: string
  names: Readonly<Record<string, string>>
}

/** A readable name of a counted value; the value itself where there is none. */
function valueName(lang: Lang, kind: DimensionKind, value: string, words: ValueWords): string {
  if (value === none) return words.none
  if (value === other) return words.other
  const named = words.names[value]
  if (named !== undefined) return named
  if (kind === 'page') return manifestAt(barePath(value))?.name[lang] ?? value
  if (kind === 'region') return names(lang, 'region').of(value) ?? value
  return kind === 'browser_language' ? (names(lang, 'language').of(value) ?? value) : value
}

/** The panel is drawn in the browser alone: no text of a server can differ from it. */
function names(lang: Lang, type: 'region' | 'language'): Intl.DisplayNames {
  return new Intl.DisplayNames(lang, { type })
}
