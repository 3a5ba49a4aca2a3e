import { createHistogram } from 'node:perf_hooks'

const windowMs = 30 * 60_000

/** How the server answers. Times are null while there was no request. */
export interface ServerHealth {
  startedAt: string
  uptimeSeconds: number
  /** The figures are of the requests since then: the last half hour to hour. */
  since: string
  requests: number
  /** Answers of 500 and more. */
  failed: number
  p50Ms: number | null
  p95Ms: number | null
}

interface Window {
  from: number
  /** In microseconds: most answers take less than a millisecond. */
  times: ReturnType<typeof createHistogram>
  failed: number
}

/** Counts responses in two time windows, so that figures describe the last half hour to hour, not the whole uptime. */
export class ServerMetrics {
  readonly #now: () => Date
  readonly #started: number
  #current: Window
  #before: Window | undefined

  constructor(now: () => Date) {
    this.#now = now
    this.#started = now().getTime()
    this.#current = emptyWindow(this.#started)
  }

  record(ms: number, status: number): void {
    this.#turn()
    this.#current.times.record(Math.max(1, Math.round(ms * 1000)))
    if (status >= 500) this.#current.failed += 1
  }

  health(): ServerHealth {
    this.#turn()
    const times = createHistogram()
    const windows = [this.#before ?? [], this.#current].flat()
    for (const window of windows) times.add(window.times)
    const percentile = (share: number) => (times.count === 0 ? null : times.percentile(share) / 1000)
    return {
      startedAt: new Date(this.#started).toISOString(),
      uptimeSeconds: Math.floor((this.#now().getTime() - this.#started) / 1000),
      since: new Date(Math.min(...windows.map(({ from }) => from))).toISOString(),
      requests: times.count,
      failed: windows.reduce((sum, { failed }) => sum + failed, 0),
      p50Ms: percentile(50),
      p95Ms: percentile(95),
    }
  }

  #turn() {
    const now = this.#now().getTime()
    const age = now - this.#current.from
    if (age < windowMs) return
    // After a quiet hour the last window is over, too.
    this.#before = age < 2 * windowMs ? this.#current : undefined
    this.#current = emptyWindow(now)
  }
}

function emptyWindow(from: number): Window {
  return { from, times: createHistogram(), failed: 0 }
}
