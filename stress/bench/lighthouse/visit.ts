import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killAll, launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { type FoundChromium, findChromium } from '../../../test/browser.ts'
import { shown } from '../lib/figures.ts'
import { atEnd } from '../lib/processes.ts'
import { processorTbt } from './processor-time.ts'

export interface Visit {
  performance: number
  /** The same with the score of `processorTbtMs` in place of the score of `tbtMs`. */
  processorPerformance: number
  accessibility: number
  bestPractices: number
  seo: number
  fcpMs: number
  lcpMs: number
  tbtMs: number
  /** The same without the time in which the host or another program had the processor: see `processor-time.ts`. */
  processorTbtMs: number
  cls: number
  totalBytes: number
  scriptBytes: number
  requests: number
  /** Requests that the page wanted to send to another host; none was let through. */
  otherHosts: number
  consoleErrors: number
  /** How fast Lighthouse found the machine just then; below 500 or so, times are of little worth. */
  machineIndex: number
  files: { url: string; type: string; bytes: number }[]
  /** Audits that cost points outside of performance. */
  failed: string[]
  /** Points of the performance score that each of its metrics cost. */
  lost: Record<string, number>
  /** What moved after it was painted, with its share of CLS and what moved it. */
  moved: string[]
  /** Audits that tell what could be faster. */
  hints: string[]
}

let browser: Promise<FoundChromium> | undefined
atEnd(() => void killAll())

/** One Lighthouse run as on a phone (its defaults: simulated slow 4G, processor four times slower), profile unused. */
export async function visit(address: string): Promise<Visit> {
  browser ??= findChromium()
  const { executablePath, args, env } = await browser
  const profile = mkdtempSync(join(tmpdir(), 'bench-profile-'))
  const { hostname } = new URL(address)
  const blocked = `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${hostname}`
  const chrome = await launch({
    chromePath: executablePath,
    userDataDir: profile,
    chromeFlags: ['--headless', '--disable-gpu', blocked, ...args],
    handleSIGINT: false,
    ...(env && { envVars: { ...process.env, ...env } }),
  })
  try {
    const run = await lighthouse(address, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    })
    if (!run) throw new Error('Lighthouse gave no result')
    if (run.lhr.runtimeError) throw new Error(run.lhr.runtimeError.message)
    return read(run.lhr, hostname, await processorTbt(run))
  } finally {
    chrome.kill()
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}

function read(result: Result, hostname: string, processor: { ms: number; score: number }): Visit {
  const score = (id: string) => Math.round((result.categories[id]?.score ?? Number.NaN) * 100)
  const value = (id: string) => result.audits[id]?.numericValue ?? Number.NaN
  const requests = itemsOf(result, 'network-requests').filter(({ url }) => /^https?:/.test(String(url)))
  const own = requests.filter(({ url }) => new URL(String(url)).hostname === hostname)
  const bytes = (items: typeof own) =>
    items.reduce((total, { transferSize }) => total + Number(transferSize ?? 0), 0)
  const tbt = 'total-blocking-time'
  const lost = lostOf(result)
  const processorLost = { ...lost, [tbt]: 100 * weightOf(result, tbt) * (1 - processor.score) }
  return {
    performance: score('performance'),
    processorPerformance: Math.round(
      Object.values(processorLost).reduce((rest, points) => rest - points, 100),
    ),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcpMs: value('first-contentful-paint'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value(tbt),
    processorTbtMs: processor.ms,
    cls: value('cumulative-layout-shift'),
    totalBytes: bytes(own),
    scriptBytes: bytes(own.filter(({ resourceType }) => resourceType === 'Script')),
    requests: own.length,
    otherHosts: requests.length - own.length,
    consoleErrors: itemsOf(result, 'errors-in-console').length,
    machineIndex: result.environment.benchmarkIndex,
    files: own.map(({ url, resourceType, transferSize }) => ({
      url: String(url),
      type: String(resourceType),
      bytes: Number(transferSize ?? 0),
    })),
    failed: failedOf(result),
    lost,
    moved: itemsOf(result, 'layout-shifts').map(shiftText),
    hints: hintsOf(result),
  }
}

function itemsOf(result: Result, audit: string): Record<string, unknown>[] {
  const details = result.audits[audit]?.details
  return details?.type === 'table' ? details.items : []
}

/** Both are parts of Lighthouse's own rows, of which its types say nothing. */
function shiftText(item: Record<string, unknown>): string {
  const { node, score, subItems } = item as {
    node?: { selector?: string }
    score?: number
    subItems?: { items?: { cause?: string }[] }
  }
  const causes = subItems?.items?.map(({ cause }) => cause).join(', ')
  return `${node?.selector ?? 'something'} ${shown(score, 3)}${causes ? ` (${causes})` : ''}`
}

function failedOf(result: Result): string[] {
  return Object.values(result.categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs.filter(({ id, weight }) => weight > 0 && below(result, id, 1)))
    .map(({ id }) => id)
}

function lostOf(result: Result): Record<string, number> {
  const metrics = (result.categories.performance?.auditRefs ?? []).filter(({ weight }) => weight > 0)
  return Object.fromEntries(
    metrics.map(({ id }) => [id, 100 * weightOf(result, id) * (1 - (result.audits[id]?.score ?? 1))]),
  )
}

/** A metric's share of the performance score, 0 to 1. */
function weightOf(result: Result, metric: string): number {
  const metrics = result.categories.performance?.auditRefs ?? []
  const all = metrics.reduce((total, { weight }) => total + weight, 0)
  return (metrics.find(({ id }) => id === metric)?.weight ?? 0) / all
}

function hintsOf(result: Result): string[] {
  const refs = result.categories.performance?.auditRefs ?? []
  return refs.filter(({ id, weight }) => weight === 0 && below(result, id, 0.9)).map(({ id }) => id)
}

/** An audit without a score does not apply to the page. */
function below(result: Result, id: string, limit: number): boolean {
  const score = result.audits[id]?.score
  return typeof score === 'number' && score < limit
}
