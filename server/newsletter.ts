import type { Kysely } from 'kysely'
import { askPlace } from '#app/feeds/geolocation/adapter.server.ts'
import { webhookSender } from '#app/feeds/newsletter-webhook/adapter.server.ts'
import type { Config } from '#app/platform/env/config.server.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import { deliverFirst } from '#app/records/subscribers/deliveries.server.ts'
import type { Subscription } from '#app/records/subscribers/fields.ts'
import { type Subscribed, savePlace, subscribe } from '#app/records/subscribers/store.server.ts'
import type { Database } from '#db/schema.ts'

interface NewsletterParts {
  config: Config
  log: Log
  db: Kysely<Database>
  now: () => Date
}

/** So long the first delivery is this server's alone: enough for the place, the attempt, and a slow minute. */
const holdMs = 30_000
/** Beyond this many at once, the place is left out and the job delivers. */
const atOnce = 20

/**
 * Takes subscriptions. The visitor is answered when the address is stored. What follows, the place and the first attempt
 * to hand it on, happens behind the answer: the visitor's address on the internet lives in memory for these seconds and
 * is written down nowhere. If the process ends meanwhile, the place stays unknown and the job delivers.
 */
export class Newsletter {
  readonly #parts: NewsletterParts
  readonly #underWay = new Set<Promise<void>>()

  constructor(parts: NewsletterParts) {
    this.#parts = parts
  }

  /** Resolves when the address is stored, or was. */
  async subscribe({ email, website }: Subscription, address: string): Promise<void> {
    // Answered like everybody, so that a program does not learn to leave the field empty.
    if (website) return
    const { db, now } = this.#parts
    const stored = await subscribe(db, email, { notBefore: new Date(now().getTime() + holdMs) })
    if (!stored || this.#underWay.size >= atOnce) return
    const following = this.#follow(stored, address)
      .catch((error: unknown) => this.#parts.log.warn({ err: error }, 'newsletter: the storage failed'))
      .finally(() => this.#underWay.delete(following))
    this.#underWay.add(following)
  }

  /** What goes on behind the answers has come to its end. */
  async settled(): Promise<void> {
    await Promise.all(this.#underWay)
  }

  async #follow({ subscriberId, deliveryId }: Subscribed, address: string): Promise<void> {
    const { config, log, db, now } = this.#parts
    await this.#learnPlace(subscriberId, address)
    const send = webhookSender(config)
    if (!send) return
    const { reasons } = await deliverFirst({ db, now, send }, deliveryId)
    if (reasons.length > 0) log.warn({ deliveryId, reasons }, 'newsletter: a subscription was not handed on')
  }

  async #learnPlace(subscriberId: string, address: string): Promise<void> {
    const { config, log, db } = this.#parts
    if (config.geolocationUrl === undefined) return
    const answer = await askPlace(config.geolocationUrl, address)
    if (answer.ok) await savePlace(db, subscriberId, answer.place)
    else log.info({ trouble: answer.trouble }, 'newsletter: the place of a subscriber is not known')
  }
}
