import { Counter, Registry } from 'prom-client'
import type { Config } from '#app/platform/env/config.server.ts'
import { RequestMetrics } from './request-metrics.ts'
import { addProcessMetrics, addSiteMetrics, type SampledSite } from './sampled-metrics.ts'
import { countUpstreamCalls } from './upstream-calls.ts'

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
  const stop = countUpstreamCalls(registry, site.config)
  addSiteMetrics(registry, site)
  addProcessMetrics(registry)
  return { registry, requests, errors, stop }
}
