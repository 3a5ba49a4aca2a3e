import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Config } from '#app/platform/env/config.server.ts'
import { type UpstreamCall, upstreamCalls } from '#app/platform/upstream/calls.server.ts'
import { Counts } from './counts.ts'

/** Counts the calls to other servers. The names of feeds are ours: a host could be secret. */
export class UpstreamCalls {
  readonly #counts = new Counts(['feed', 'outcome'])
  readonly #feeds: ReadonlyMap<string, string>
  readonly #heard = (call: unknown) => this.#count(call as UpstreamCall)

  constructor(config: Config) {
    this.#feeds = new Map(
      Object.entries({
        exchange_rates: config.nrbUrl,
        coins: config.coinGeckoUrl,
        metals: config.metalsUrl,
        newsletter: config.newsletterWebhookUrl,
        geolocation: config.geolocationUrl,
      }).flatMap(([feed, url]) => (url ? [[new URL(url).origin, feed] as const] : [])),
    )
    subscribe(upstreamCalls, this.#heard)
  }

  family() {
    return this.#counts.family(
      'chautari_upstream_calls_total',
      'Calls to other servers, by what they are for and how they ended; "ok" or the kind of trouble.',
    )
  }

  stop(): void {
    unsubscribe(upstreamCalls, this.#heard)
  }

  #count({ origin, outcome }: UpstreamCall): void {
    this.#counts.add({ feed: this.#feeds.get(origin) ?? 'other', outcome })
  }
}
