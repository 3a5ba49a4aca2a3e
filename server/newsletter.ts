import type { Kysely } from 'kysely'
import { z } from 'zod'
import { askPlace } from '#app/feeds/geolocation/adapter.server.ts'
import { webhookSender } from '#app/feeds/newsletter-webhook/adapter.server.ts'
import { type Lang, pathIn } from '#app/kit/language.ts'
import type { Config } from '#app/platform/env/config.server.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import { deliverFirst } from '#app/records/subscribers/deliveries.server.ts'
import type { Subscription } from '#app/records/subscribers/fields.ts'
import {
  type Confirmation,
  confirmSubscription,
  type Subscribed,
  savePlace,
  subscribe,
  takeConfirmation,
} from '#app/records/subscribers/store.server.ts'
import type { Database } from '#db/schema.ts'
import { writeNewsletterEmail } from './auth/emails/email.ts'
import type { SignIn } from './auth/sign-in.ts'

interface NewsletterParts {
  config: Config
  signIn: Pick<SignIn, 'engine' | 'sender' | 'siteUrl'>
  log: Log
  db: Kysely<Database>
  now: () => Date
}

/** The visitor who subscribes an address. */
interface Asker {
  /** On the internet. */
  address: string
  lang: Lang
}

/** Sealed in the link of a letter. */
const sealed = z.object({ newsletter: z.object({ subscriberId: z.uuid(), sentAt: z.coerce.date() }) })

function readToken(text: string | undefined): Confirmation | undefined {
  try {
    return sealed.safeParse(JSON.parse(text ?? '')).data?.newsletter
  } catch {
    return undefined
  }
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

  /** Resolves when the address is stored, or was. One that had left is asked by letter. */
  async subscribe({ email, website }: Subscription, { address, lang }: Asker): Promise<void> {
    // Answered like everybody, so that a program does not learn to leave the field empty.
    if (website) return
    const stored = await subscribe(this.#parts.db, email, this.#held())
    this.#behind(() => (stored ? this.#follow(stored, address) : this.#ask(email, lang)))
  }

  /** Takes what stood in the link of such a letter. @returns whether the address is subscribed again */
  async confirm(token: string, address: string): Promise<boolean> {
    const { db, now, signIn } = this.#parts
    const confirmation = readToken(await (await signIn.engine()).unseal(token))
    const stored =
      confirmation && (await confirmSubscription(db, confirmation, { now: now(), ...this.#held() }))
    if (stored) this.#behind(() => this.#follow(stored, address))
    return stored !== undefined
  }

  #held() {
    return { notBefore: new Date(this.#parts.now().getTime() + holdMs) }
  }

  #behind(work: () => Promise<void>): void {
    if (this.#underWay.size >= atOnce) return
    const following = work()
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

  async #ask(email: string, lang: Lang): Promise<void> {
    const { db, now, signIn } = this.#parts
    const confirmation = await takeConfirmation(db, email, now())
    if (!confirmation) return
    const token = await (await signIn.engine()).seal(JSON.stringify({ newsletter: confirmation }))
    const query = new URLSearchParams({ token, type: 'newsletter' })
    const link = `${signIn.siteUrl}${pathIn(lang, '/confirm')}?${query}`
    signIn.sender.mail(email, () => writeNewsletterEmail(lang, link))
  }

  async #learnPlace(subscriberId: string, address: string): Promise<void> {
    const { config, log, db } = this.#parts
    if (config.geolocationUrl === undefined) return
    const answer = await askPlace(config.geolocationUrl, address)
    if (answer.ok) await savePlace(db, subscriberId, answer.place)
    else log.info({ trouble: answer.trouble }, 'newsletter: the place of a subscriber is not known')
  }
}
