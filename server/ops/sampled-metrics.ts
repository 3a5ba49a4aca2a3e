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

interface SampledMetric {
  name: string
  help: string
  labelNames?: readonly string[]
  /** Called when Prometheus asks. */
  read: () => number | readonly Sample[] | Promise<number | readonly Sample[]>
}

/** The state of the site, and counts that its parts keep themselves. */
export function addSiteMetrics(registry: Registry, { responses, cache, status }: SampledSite): void {
  addGauge(registry, {
    name: 'chautari_build_info',
    help: 'Always 1; the release, its build, and the Node that runs it.',
    labelNames: ['version', 'build', 'node'],
    read: () => [[{ version, build, node: process.versions.node }, 1]],
  })
  addCounter(registry, {
    name: 'chautari_page_cache_answers_total',
    help: 'How pages that may be kept were answered: stored, shared with a render under way, rendered, or the last good one in place of a failed render (also counted as rendered).',
    labelNames: ['from'],
    read: () => [
      [{ from: 'stored' }, responses.counts.stored],
      [{ from: 'shared' }, responses.counts.shared],
      [{ from: 'rendered' }, responses.counts.rendered],
      [{ from: 'last_good' }, responses.counts.lastGood],
    ],
  })
  addGauge(registry, {
    name: 'chautari_page_cache_entries',
    help: 'Answers in the page cache.',
    read: () => cache.size.entries,
  })
  addGauge(registry, {
    name: 'chautari_page_cache_bytes',
    help: 'Memory that the page cache holds, of 67108864 at most.',
    read: () => cache.size.bytes,
  })
  addCounter(registry, {
    name: 'chautari_overload_refusals_total',
    help: 'Renders and reads refused because too many waited already; some visitors got an older copy instead.',
    read: () => responses.queue.refused,
  })
  addStatusMetrics(registry, status)
}

function addStatusMetrics(registry: Registry, status: SampledSite['status']): void {
  addGauge(registry, {
    name: 'chautari_database_up',
    help: 'Whether the database answers.',
    read: async () => ((await status()).database === 'working' ? 1 : 0),
  })
  addGauge(registry, {
    name: 'chautari_source_state',
    help: 'Always 1; how a source or a delivery is: working, late, silent, off or unknown, as on /status.',
    labelNames: ['source', 'state'],
    read: async () => (await status()).parts.map(({ name, state }) => [{ source: name.en, state }, 1]),
  })
  // Not `job`: Prometheus gives that label to the target.
  const labelNames = ['job_name']
  addGauge(registry, {
    name: 'chautari_job_last_run_timestamp_seconds',
    help: 'When the last run of a job ended, on whichever server.',
    labelNames,
    read: async () =>
      (await status()).jobs.map(({ job, finishedAt }) => [{ job_name: job }, Date.parse(finishedAt) / 1000]),
  })
  addGauge(registry, {
    name: 'chautari_job_last_run_ok',
    help: 'Whether that run ended well.',
    labelNames,
    read: async () => (await status()).jobs.map(({ job, isOk }) => [{ job_name: job }, isOk ? 1 : 0]),
  })
}

/** prom-client's own figures of the process have other names, and are measured between scrapes too. */
export function addProcessMetrics(registry: Registry): void {
  addGauge(registry, {
    name: 'process_resident_memory_bytes',
    help: 'Memory of the process.',
    read: () => process.memoryUsage.rss(),
  })
  addGauge(registry, {
    name: 'process_heap_bytes',
    help: 'Of it, what JavaScript uses.',
    read: () => process.memoryUsage().heapUsed,
  })
  addCounter(registry, {
    name: 'process_cpu_seconds_total',
    help: 'Time of processors used.',
    read: () => {
      const { user, system } = process.cpuUsage()
      return (user + system) / 1e6
    },
  })
  addGauge(registry, {
    name: 'process_start_time_seconds',
    help: 'When the process began.',
    read: () => Math.round(Date.now() / 1000 - process.uptime()),
  })
  addGauge(registry, {
    name: 'chautari_event_loop_delay_seconds',
    help: 'How late timers were since the question before, beyond their 20 ms.',
    labelNames: ['quantile'],
    read: eventLoopDelay(),
  })
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

const addGauge = (registry: Registry, metric: SampledMetric) => addSampled(Gauge, registry, metric)
const addCounter = (registry: Registry, metric: SampledMetric) => addSampled(Counter, registry, metric)

function addSampled(
  Kind: typeof Gauge | typeof Counter,
  registry: Registry,
  { name, help, labelNames = [], read }: SampledMetric,
): void {
  new Kind({
    name,
    help,
    labelNames,
    registers: [registry],
    async collect(this: Gauge | Counter) {
      const samples = samplesOf(await read())
      // Labels of an earlier state must not stay.
      this.reset()
      for (const [labels, value] of samples) this.inc(labels, value)
    },
  })
}

const samplesOf = (given: number | readonly Sample[]): readonly Sample[] =>
  typeof given === 'number' ? [[{}, given]] : given
