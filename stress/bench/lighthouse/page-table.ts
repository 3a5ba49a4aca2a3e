import { type Bar, barText, mark, median, shown, table } from '../lib/figures.ts'
import type { Visit } from './visit.ts'

export interface MeasuredPage {
  name: string
  url: string
  /** The floor page is there to judge the machine, not to be judged. */
  judged: boolean
  visits: CountedVisit[]
  /** What went wrong in a run. */
  errors: string[]
}

export interface CountedVisit extends Visit {
  /** Per cent of the processors' time that the machine's host took meanwhile. */
  hostTook: number
}

interface Column {
  head: string
  figure: (visit: CountedVisit) => number
  digits?: number
  bar?: Bar
  range?: boolean
}

const columns: readonly Column[] = [
  { head: 'performance', figure: (visit) => visit.performance, range: true },
  {
    head: 'performance of processor time',
    figure: (visit) => visit.processorPerformance,
    bar: { atLeast: 97 },
    range: true,
  },
  { head: 'accessibility', figure: (visit) => visit.accessibility, bar: { atLeast: 100 } },
  { head: 'best practices', figure: (visit) => visit.bestPractices, bar: { atLeast: 100 } },
  { head: 'SEO', figure: (visit) => visit.seo, bar: { atLeast: 100 } },
  { head: 'FCP s', figure: (visit) => visit.fcpMs / 1000, digits: 2 },
  { head: 'LCP s', figure: (visit) => visit.lcpMs / 1000, digits: 2, bar: { atMost: 1.3 } },
  { head: 'TBT ms', figure: (visit) => visit.tbtMs, bar: { atMost: 50 } },
  { head: 'TBT of processor time', figure: (visit) => visit.processorTbtMs, bar: { atMost: 50 } },
  { head: 'CLS', figure: (visit) => visit.cls, digits: 3, bar: { atMost: 0.01 } },
  { head: 'total KiB', figure: (visit) => visit.totalBytes / 1024 },
  { head: 'JS KiB', figure: (visit) => visit.scriptBytes / 1024, bar: { atMost: 85 } },
  { head: 'requests', figure: (visit) => visit.requests, bar: { atMost: 18 } },
  { head: 'to other hosts', figure: (visit) => visit.otherHosts, bar: { atMost: 0 } },
  { head: 'console errors', figure: (visit) => visit.consoleErrors, bar: { atMost: 0 } },
  { head: 'host took %', figure: (visit) => visit.hostTook, digits: 1 },
  { head: 'machine index', figure: (visit) => visit.machineIndex },
]

export function pageTable(pages: readonly MeasuredPage[]): string {
  return table(['page', ...columns.map(headOf)], pages.map(rowOf))
}

function headOf({ head, bar }: Column): string {
  return bar ? `${head} (${barText(bar)})` : head
}

function rowOf({ name, visits, judged }: MeasuredPage): string[] {
  return [name, ...columns.map((column) => cellOf(column, visits, judged))]
}

function cellOf(
  { figure, digits, bar, range }: Column,
  visits: readonly CountedVisit[],
  judged: boolean,
): string {
  if (visits.length === 0) return 'failed'
  const all = visits.map(figure)
  const middle = median(all)
  const spread = range ? ` (${shown(Math.min(...all), digits)}–${shown(Math.max(...all), digits)})` : ''
  return `${shown(middle, digits)}${spread}${judged && bar ? ` ${mark(middle, bar)}` : ''}`
}

/** For each page what failed, which metrics cost points of performance, and what Lighthouse would have faster. */
export function pageRemarks(pages: readonly MeasuredPage[]): string {
  return pages.map(remarksOf).join('\n')
}

function remarksOf({ name, visits, errors }: MeasuredPage): string {
  const distinct = (texts: string[]) => [...new Set(texts)].join(', ') || 'none'
  const metrics = Object.keys(visits[0]?.lost ?? {})
  const lost = metrics
    .map((metric) => ({ metric, points: median(visits.map((visit) => visit.lost[metric] ?? 0)) }))
    .filter(({ points }) => points >= 0.05)
    .map(({ metric, points }) => `${metric} ${points.toFixed(1)}`)
  return [
    `- ${name}`,
    `  - failing audits: ${distinct(visits.flatMap((visit) => visit.failed))}`,
    `  - points of performance lost: ${lost.join(', ') || 'none'}`,
    `  - moved: ${distinct(visits.flatMap((visit) => visit.moved))}`,
    `  - could be faster: ${distinct(visits.flatMap((visit) => visit.hints))}`,
    ...errors.map((error) => `  - a run failed: ${error}`),
  ].join('\n')
}
