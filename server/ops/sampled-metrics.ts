import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { SiteStatus } from '#app/pages/status/site-status.ts'
import type { PageCache } from '#app/platform/cache/page-cache.server.ts'
import type { ResponseCache } from '#server/pages/response-cache.ts'
import { version } from '../../package.json'
import { build } from './build.ts'

export interface SampledSite {
  cache: PageCache
  responses: ResponseCache
  /** Requests of a few seconds share one result. */
  status: () => Promise<SiteStatus>
}

type Sample = readonly [labels: Record<string, string>, value: number]

/** Adds metrics of a kind. `read` is called when Prometheus asks. */
const adder =
  (registry: Registry, Kind: typeof Gauge | typeof Counter) =>
  (
    name: string,
    help: string,
    read: () => number | readonly Sample[] | Promise<number | readonly Sample[]>,
    labelNames: readonly string[] = [],
  ) => {
    new Kind({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect(this: Gauge | Counter) {
        const value = await read()
        const samples: readonly Sample[] = typeof value === 'number' ? [[{}, value]] : value
        // Labels of an earlier state must not stay.
        this.reset()
        for (const [labels, sampled] of samples) this.inc(labels, sampled)
      },
    })
  }

/** The state of the site, and counts that its parts keep themselves. */
export function addSiteMetrics(registry: Registry, { responses, cache, status }: SampledSite): void {
  const gauge = adder(registry, Gauge)
  const counter = adder(registry, Counter)
  gauge(
    'chautari_build_info',
    'Always 1; the release, its build, and the Node that runs it.',
    () => [[{ version, build, node: process.versions.node }, 1]],
    ['version', 'build', 'node'],
  )
  counter(
    'chautari_page_cache_answers_total',
    'How pages that may be kept were answered: stored, shared with a render under way, rendered, or the last good one in place of a failed render (also counted as rendered).',
    () => [
      [{ from: 'stored' }, responses.counts.stored],
      [{ from: 'shared' }, responses.counts.shared],
      [{ from: 'rendered' }, responses.counts.rendered],
      [{ from: 'last_good' }, responses.counts.lastGood],
    ],
    ['from'],
  )
  gauge('chautari_page_cache_entries', 'Answers in the page cache.', () => cache.size.entries)
  gauge(
    'chautari_page_cache_bytes',
    'Memory that the page cache holds, of 67108864 at most.',
    () => cache.size.bytes,
  )
  counter(
    'chautari_overload_refusals_total',
    'Renders and reads refused because too many waited already; some visitors got an older copy instead.',
    () => responses.queue.refused,
  )
  addStatusMetrics(registry, status)
}

function addStatusMetrics(registry: Registry, status: SampledSite['status']): void {
  const gauge = adder(registry, Gauge)
  gauge('chautari_database_up', 'Whether the database answers.', async () =>
    (await status()).database === 'working' ? 1 : 0,
  )
  gauge(
    'chautari_source_state',
    'Always 1; how a source or a delivery is: working, late, silent, off or unknown, as on /status.',
    async () => (await status()).parts.map(({ name, state }) => [{ source: name.en, state }, 1]),
    ['source', 'state'],
  )
  // Not `job`: Prometheus gives that label to the target.
  const labelNames = ['job_name']
  gauge(
    'chautari_job_last_run_timestamp_seconds',
    'When the last run of a job ended, on whichever server.',
    async () =>
      (await status()).jobs.map(({ job, finishedAt }) => [{ job_name: job }, Date.parse(finishedAt) / 1000]),
    labelNames,
  )
  gauge(
    'chautari_job_last_run_ok',
    'Whether that run ended well.',
    async () => (await status()).jobs.map(({ job, isOk }) => [{ job_name: job }, isOk ? 1 : 0]),
    labelNames,
  )
}

/** prom-client's own figures of the process have other names, and are measured between scrapes too. */
export function addProcessMetrics(registry: Registry): void {
  const gauge = adder(registry, Gauge)
  const counter = adder(registry, Counter)
  gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss())
  gauge('process_heap_bytes', 'Of it, what JavaScript uses.', () => process.memoryUsage().heapUsed)
  counter('process_cpu_seconds_total', 'Time of processors used.', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  gauge('process_start_time_seconds', 'When the process began.', () =>
    Math.round(Date.now() / 1000 - process.uptime()),
  )
  gauge(
    'chautari_event_loop_delay_seconds',
    'How late timers were since the question before, beyond their 20 ms.',
    eventLoopDelay(),
    ['quantile'],
  )
}

const resolutionMs = 20

/** The delay is watched from the first question on: without monitoring it costs nothing. */
function eventLoopDelay(): () => readonly Sample[] {
  let delay: ReturnType<typeof monitorEventLoopDelay> | undefined
  return () => {
    if (!delay) {
      delay = monitorEventLoopDelay({ resolution: resolutionMs })
      delay.enable()
      return []
    }
    const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolutionMs / 1000)
    const samples: readonly Sample[] = [
      [{ quantile: '0.5' }, late(delay.percentile(50))],
      [{ quantile: '0.99' }, late(delay.percentile(99))],
      [{ quantile: '1' }, late(delay.max)],
    ]
    delay.reset()
    return samples
  }
}
