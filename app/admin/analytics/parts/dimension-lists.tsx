import { dayText } from '#app/lib/day-text.ts'
import { barePath, type Lang } from '#app/lib/language.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { type DimensionKind, none, other } from '#app/records/usage/dimensions.ts'
import type { Analytics, DimensionList } from '#app/records/usage/figures.ts'
import { manifestAt } from '#app/tools/registry.ts'
import { messages } from '../messages.ne.ts'
import { FiguresPanel, NamedValue } from './figures-panel.tsx'

const shownKinds = ['page', 'referrer', 'width', 'page_language'] as const satisfies readonly DimensionKind[]

/** Opened pages by page, referrer, width and language. */
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

function DimensionPanel({ kind, list: { top, rest } }: { kind: DimensionKind; list: DimensionList }) {
  const { dimensions: text } = useMessages(messages)
  const lang = useLang()
  const words = text.kinds[kind]
  const number = (count: number) => groupedNumber(lang, count)
  const most = Math.max(...top.map(({ views }) => views))
  const rows = top.map(({ value, views, visits }) => {
    const name = valueName(lang, value, words)
    const stored = kind === 'page' && value !== other ? value : undefined
    return [
      value,
      <NamedValue key={value} name={name} stored={stored} length={views / most} />,
      number(views),
      number(visits),
    ] as const
  })
  const others = ['…', text.rest(number(rest.values)), number(rest.views), number(rest.visits)] as const
  return (
    <FiguresPanel
      title={words.title}
      text={words.note}
      empty={text.empty}
      heads={[words.head, text.views, kind === 'page' ? text.begun : text.visits]}
      rows={rest.values > 0 ? [...rows, others] : rows}
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
