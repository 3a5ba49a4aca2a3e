import { z } from 'zod'
import { fetchLocation } from '#app/feeds/geolocation/adapter.server.ts'
import { webhookSender } from '#app/feeds/newsletter-webhook/adapter.server.ts'
import { type Lang, pathIn } from '#app/lib/language.ts'
import type { Config } from '#app/platform/env/config.server.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import { deliverFirst } from '#app/records/subscribers/deliveries.server.ts'
import type { Subscription } from '#app/records/subscribers/schema.ts'
import {
  confirmSubscription,
  type Subscribed,
  savePlace,
  subscribe,
  takeConfirmation,
  unsubscribeLink,
} from '#app/records/subscribers/store.server.ts'
import type { Db } from '#db/schema.ts'
import { openToken, sealedToken } from '#server/auth/auth-secret.ts'
import { writeNewsletterEmail } from '#server/auth/emails/email.ts'
import type { SignIn } from '#server/auth/sign-in.ts'
import type { Visitor } from '#server/http/client-ip.ts'

interface NewsletterParts {
  config: Config
  signIn: Pick<SignIn, 'sender' | 'siteUrl' | 'secret'>
  log: Log
  db: Db
  now: () => Date
}

/** Encrypted in the link of a letter. */
const sealed = z.object({ newsletter: z.object({ subscriberId: z.uuid(), sentAt: z.coerce.date() }) })

/** Lease of the first delivery: enough for geolocation, the attempt, and a slow minute. */
const holdMs = 30_000
/** Beyond this many at once there is no geolocation, and the job delivers; letters are sent all the same. */
const atOnce = 20

/**
 * Takes subscriptions and answers when the address is stored. Geolocation and the first delivery follow after the response:
 * the visitor's IP address is in memory for these seconds and never stored. If the process ends meanwhile, the place stays
 * unknown and the job delivers.
 */
export class Newsletter {
  readonly #parts: NewsletterParts
  readonly #underWay = new Set<Promise<void>>()

  constructor(parts: NewsletterParts) {
    this.#parts = parts
  }

  /** Resolves when the address is stored, or was. One that had unsubscribed is asked by letter. */
  async subscribe({ email, website }: Subscription, { address, lang }: Pick<Visitor, 'address' | 'lang'>) {
    // The same response, so that a bot does not learn to leave the honeypot empty.
    if (website) return
    const stored = await subscribe(this.#parts.db, email, this.#held())
    this.#behind(async () => {
      if (stored) await this.#follow(stored, address)
      else await this.#ask(email, lang)
    })
  }

  /** Takes the token of such a letter's link. @returns whether the address is subscribed again */
  async confirm(token: string, address: string): Promise<boolean> {
    const { db, now, signIn } = this.#parts
    const confirmation = openToken(signIn.secret, token, sealed)?.newsletter
    const stored =
      confirmation && (await confirmSubscription(db, confirmation, { now: now(), ...this.#held() }))
    if (stored) this.#behind(() => this.#follow(stored, address))
    return stored !== undefined
  }

  #held() {
    return { notBefore: new Date(this.#parts.now().getTime() + holdMs) }
  }

  #behind(work: () => Promise<void>): void {
    const following = work()
      .catch((error: unknown) => this.#parts.log.warn({ err: error }, 'newsletter: the storage failed'))
      .finally(() => this.#underWay.delete(following))
    this.#underWay.add(following)
  }

  /** Resolves when no background work is left. */
  async settled(): Promise<void> {
    await Promise.all(this.#underWay)
  }

  async #follow({ subscriberId, deliveryId }: Subscribed, address: string): Promise<void> {
    if (this.#underWay.size >= atOnce) return
    const { config, log, db, now, signIn } = this.#parts
    await this.#learnPlace(subscriberId, address)
    const send = webhookSender(config, (id) => unsubscribeLink(id, signIn))
    if (!send) return
    const { reasons } = await deliverFirst({ db, now, send }, deliveryId)
    if (reasons.length > 0) log.warn({ deliveryId, reasons }, 'newsletter: a subscription was not handed on')
  }

  async #ask(email: string, lang: Lang): Promise<void> {
    const { signIn, db, now } = this.#parts
    const confirmation = await takeConfirmation(db, email, now())
    if (!confirmation) return
    const token = sealedToken(signIn.secret, { newsletter: confirmation })
    const query = new URLSearchParams({ token, type: 'newsletter' })
    const link = `${signIn.siteUrl}${pathIn(lang, '/confirm')}?${query}`
    const unsubscribe = unsubscribeLink(confirmation.subscriberId, signIn, lang)
    void signIn.sender.mail(email, () => writeNewsletterEmail(lang, { link, unsubscribe }))
  }

  async #learnPlace(subscriberId: string, address: string): Promise<void> {
    const { config, log, db } = this.#parts
    if (config.geolocationUrl === undefined) return
    const answer = await fetchLocation(config.geolocationUrl, address)
    if (answer.ok) await savePlace(db, subscriberId, answer.value)
    else log.info({ trouble: answer.trouble }, 'newsletter: the place of a subscriber is not known')
  }
}
