import { createHistogram } from 'node:perf_hooks'
import { Histogram, type Registry } from 'prom-client'

const windowMs = 30 * 60_000

/** What came since `from`, with its times in microseconds: most answers take less than a millisecond. */
const emptyWindow = (from: number) => ({ from, times: createHistogram(), failed: 0 })

type Window = ReturnType<typeof emptyWindow>

/**
 * How long responses took: since the start for Prometheus, by the kind of address and of status; and in two time windows for
 * the admin panel, so that its figures describe the last half hour to hour.
 */
export class RequestMetrics {
  readonly #now: () => Date
  readonly #started: number
  readonly #durations: Histogram<'route' | 'status'>
  #current: Window
  #before: Window | undefined

  constructor(registry: Registry, now: () => Date) {
    this.#now = now
    this.#started = now().getTime()
    this.#current = emptyWindow(this.#started)
    this.#durations = new Histogram({
      name: 'chautari_request_duration_seconds',
      help: 'Time until an answer was ready, by kind of address and of status. Health and metrics are not counted.',
      labelNames: ['route', 'status'],
      // Stored answers take less than one thousandth, renders some ten.
      buckets: [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [registry],
    })
  }

  record(ms: number, path: string, status: number): void {
    this.#durations.observe({ route: routeClass(path), status: statusClass(status) }, ms / 1000)
    this.#rotateWindows()
    this.#current.times.record(Math.max(1, Math.round(ms * 1000)))
    if (status >= 500) this.#current.failed += 1
  }

  /** How the server answers. Times are null while there was no request. */
  health() {
    this.#rotateWindows()
    const times = createHistogram()
    const windows = [this.#before ?? [], this.#current].flat()
    for (const window of windows) times.add(window.times)
    const percentile = (share: number) => (times.count === 0 ? null : times.percentile(share) / 1000)
    return {
      startedAt: new Date(this.#started).toISOString(),
      uptimeSeconds: Math.floor((this.#now().getTime() - this.#started) / 1000),
      // The figures are of the requests since then: the last half hour to hour.
      since: new Date(Math.min(...windows.map(({ from }) => from))).toISOString(),
      requests: times.count,
      // Answers of 500 and more.
      failed: windows.reduce((sum, { failed }) => sum + failed, 0),
      p50Ms: percentile(50),
      p95Ms: percentile(95),
    }
  }

  #rotateWindows() {
    const now = this.#now().getTime()
    const age = now - this.#current.from
    if (age < windowMs) return
    // After a quiet hour the last window is over, too.
    this.#before = age < 2 * windowMs ? this.#current : undefined
    this.#current = emptyWindow(now)
  }
}

const kinds: readonly (readonly [RegExp, string])[] = [
  [/^\/api\/admin-/, 'admin-api'],
  [/^\/api\//, 'api'],
  [/^\/auth\//, 'sign-in'],
  [/^\/media\//, 'media'],
  [/^\/embed\//, 'embed'],
  [/^\/assets\/|\.\w+$/, 'file'],
]

/** One of a few labels. */
function routeClass(path: string): string {
  return kinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'page'
}

const statusClass = (status: number) =>
  status >= 100 && status < 600 ? `${Math.floor(status / 100)}xx` : 'other'
