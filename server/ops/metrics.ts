import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Counter, collectDefaultMetrics, Gauge, Registry, register } from 'prom-client'
import type { SiteStatus } from '#app/pages/status/page.server.tsx'
import type { PageCache } from '#app/platform/cache/page-cache.server.ts'
import type { Config } from '#app/platform/env/config.server.ts'
import { upstreamEntries } from '#app/platform/env/upstreams.server.ts'
import { type UpstreamCall, upstreamCalls } from '#app/platform/upstream/fetch-json.server.ts'
import type { ResponseCache } from '#server/pages/response-cache.ts'
import { version } from '../../package.json'
import { build } from './build.ts'
import { RequestMetrics } from './request-metrics.ts'

interface MeasuredSite {
  config: Config
  cache: PageCache
  responses: ResponseCache
  /** Requests of a few seconds share one result. */
  status: () => Promise<SiteStatus>
  now: () => Date
}

/** Kinds of errors are named in the code, so they are few. Each site has its own registry: tests open several in one process. */
export function openMetrics(site: MeasuredSite) {
  const registry = new Registry()
  const requests = new RequestMetrics(registry, site.now)
  const errors = new Counter({
    name: 'chautari_errors_total',
    help: 'Trouble that was reported, by kind.',
    labelNames: ['kind'],
    registers: [registry],
  })
  // The alert looks for an increase: a series that began with the first one would show none.
  errors.inc({ kind: 'foreign-script' }, 0)
  const stop = countUpstreamCalls(registry, site.config)
  addSiteMetrics(registry, site)
  // `stop` ends the subscription to calls to other servers.
  return { registry, requests, errors, stop }
}

/** What is measured of a site, for Prometheus and the admin panel. Counts are since the start. */
export type Metrics = ReturnType<typeof openMetrics>

/** What Prometheus gets: the figures of a site, and of the process from the first question on. Unasked they cost nothing. */
export function scrapedRegistry({ registry }: Metrics): Registry {
  if (register.getMetricsAsArray().length === 0) collectDefaultMetrics()
  return Registry.merge([registry, register])
}

/** Counts the calls to other servers, until the returned function is called. The names of feeds are ours: a host could be secret. */
function countUpstreamCalls(registry: Registry, config: Config): () => void {
  const counter = new Counter({
    name: 'chautari_upstream_calls_total',
    help: 'Calls to other servers, by what they are for and how they ended; "ok" or the kind of trouble.',
    labelNames: ['feed', 'outcome'],
    registers: [registry],
  })
  const feeds = new Map(
    upstreamEntries.flatMap(([key, { feed }]) => {
      const url = config[key]
      return url && feed ? [[new URL(url).origin, feed] as const] : []
    }),
  )
  const count = (call: unknown) => {
    const { origin, outcome } = call as UpstreamCall
    counter.inc({ feed: feeds.get(origin) ?? 'other', outcome })
  }
  subscribe(upstreamCalls, count)
  return () => unsubscribe(upstreamCalls, count)
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
function addSiteMetrics(registry: Registry, { responses, cache, status }: MeasuredSite): void {
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

function addStatusMetrics(registry: Registry, status: MeasuredSite['status']): void {
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
      (await status()).jobs.map(({ job, finished_at }) => [{ job_name: job }, finished_at.getTime() / 1000]),
    labelNames,
  )
  gauge(
    'chautari_job_last_run_ok',
    'Whether that run ended well.',
    async () =>
      (await status()).jobs.map(({ job, outcome }) => [{ job_name: job }, outcome === 'ok' ? 1 : 0]),
    labelNames,
  )
}
