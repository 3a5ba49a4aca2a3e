import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Counter, Registry } from 'prom-client'
import type { Config } from '#app/platform/env/config.server.ts'
import { upstreamEntries } from '#app/platform/env/upstreams.server.ts'
import { type UpstreamCall, upstreamCalls } from '#app/platform/upstream/fetch-json.server.ts'
import { RequestMetrics } from './request-metrics.ts'
import { addProcessMetrics, addSiteMetrics, type SampledSite } from './sampled-metrics.ts'

/** What is measured of a site, for Prometheus and the admin panel. Counts are since the start. */
export interface Metrics {
  registry: Registry
  requests: RequestMetrics
  /** Kinds are named in the code, so they are few. */
  errors: Counter<'kind'>
  /** Ends the subscription to calls to other servers. */
  stop: () => void
}

interface MeasuredSite extends SampledSite {
  config: Config
  now: () => Date
}

/** Each site has its own registry: tests open several in one process. */
export function openMetrics(site: MeasuredSite): Metrics {
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
  addProcessMetrics(registry)
  return { registry, requests, errors, stop }
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
