import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Counter, type Registry } from 'prom-client'
import type { Config } from '#app/platform/env/config.server.ts'
import { upstreamEntries } from '#app/platform/env/upstreams.server.ts'
import { type UpstreamCall, upstreamCalls } from '#app/platform/upstream/calls.server.ts'

/** Counts the calls to other servers, until the returned function is called. The names of feeds are ours: a host could be secret. */
export function countUpstreamCalls(registry: Registry, config: Config): () => void {
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
