import type { Lang } from '#app/lib/language.ts'
import { type DimensionKind, dimensionKinds, none } from '#app/records/usage/dimensions.ts'
import type { Analytics, DimensionList, Totals } from '#app/records/usage/figures.ts'
import { manifests } from '#app/tools/registry.ts'
import type { AnalyticsMessages } from './messages.en.ts'

export type Counts = Readonly<Record<string, number>>

export type Change = { kind: 'up' | 'down'; percent: number } | { kind: 'same' | 'unknown' }

/** The change against the previous period; no percentage when that was 0. */
export function changeOf(now: number | null, before: number | null | undefined): Change {
  if (now === null || before === null || before === undefined) return { kind: 'unknown' }
  if (now === before) return { kind: 'same' }
  if (before === 0) return { kind: 'unknown' }
  const percent = Math.round((Math.abs(now - before) / before) * 1000) / 10
  return { kind: now > before ? 'up' : 'down', percent }
}

export interface Share {
  name: string
  count: number
  /** Of all, one decimal. */
  percent: number
  /** The length of its bar, 0 to 1 of the largest. */
  length: number
}

/** ADM-20: counts, the largest first, each with its share of all. */
export function sharesOf(counts: Counts): Share[] {
  const all = Object.entries(counts).filter(([, count]) => count > 0)
  const total = all.reduce((sum, [, count]) => sum + count, 0)
  const largest = Math.max(...all.map(([, count]) => count))
  return all
    .map(([name, count]) => ({
      name,
      count,
      percent: Math.round((count / total) * 1000) / 10,
      length: count / largest,
    }))
    .toSorted((a, b) => b.count - a.count)
}

/** All figures of the screen as CSV, with plain numbers and event names. */
export function analyticsTable(figures: Analytics): string[][] {
  const { dimensionDays, previous } = figures
  const rows = (part: string, counts: Counts) =>
    Object.entries(counts).map(([name, count]) => [part, name, String(count), ''])
  const total = (name: keyof Totals) => [
    'total',
    name,
    String(figures[name] ?? ''),
    String(previous?.[name] ?? ''),
  ]
  return [
    ['part', 'name', 'value', 'previous'],
    ['period', 'from', figures.from, ''],
    ['period', 'to', figures.to, ''],
    ...(['totalUsers', 'totalToolUsage', 'pageViews', 'totalErrors', 'errorRate'] as const).map(total),
    ...sharesOf(figures.toolUsage).map(({ name, count }) => ['tool', name, String(count), '']),
    ...rows('day', figures.dailyUsage),
    ...rows('error', figures.errorStats),
    ['period of pages', 'from', dimensionDays.from, ''],
    ['period of pages', 'to', dimensionDays.to, ''],
    ...dimensionKinds.flatMap((kind) => dimensionRows(kind, figures.dimensions[kind])),
  ]
}

/** The values of the screen, then the sum of the others. */
function dimensionRows(kind: DimensionKind, { top, rest }: DimensionList): string[][] {
  const named = top.map((row) => ({ ...row, name: row.value === none ? '(none)' : row.value }))
  const all = rest.values > 0 ? [...named, { ...rest, name: '(rest)' }] : named
  return (['views', 'visits'] as const).flatMap((of) =>
    all.map((row) => [`${kind} ${of}`, row.name, String(row[of]), '']),
  )
}

type EventWords = Pick<AnalyticsMessages, 'home' | 'opened' | 'further'>

/** A readable name of a usage event; unknown names stay unchanged. */
export function eventName(lang: Lang, event: string, text: EventWords): string {
  if (event === 'homepage-view') return text.home
  const tool = manifests.find(({ events }) => Object.values(events).includes(event))
  if (!tool) return event
  const name = tool.name[lang]
  if (tool.events.open === event) return text.opened(name)
  return Object.keys(tool.events).length === 2 ? name : text.further(name, event)
}
