import { Webhook } from 'standardwebhooks'
import { postJson } from '#app/platform/upstream/fetch-json.server.ts'
import { afterFailure, longestRestMs, type SendOutcome } from './retry.ts'

interface Settings {
  newsletterWebhookUrl: string | undefined
  /** `whsec_…`; without one nothing is signed. */
  newsletterWebhookSecret: string | undefined
}

/** A subscription to send to the webhook. */
interface Subscription {
  /** The same at every attempt, so that the receiver can detect a repetition. */
  id: string
  attempts: number
  subscriberId: string
  email: string
  city: string | null
  country: string | null
}

type Given = Omit<Subscription, 'subscriberId'> & { unsubscribe_url: string }

type Send = (subscription: Subscription, now: Date) => Promise<SendOutcome>

/** Sends subscriptions to the operator's webhook, signed per Standard Webhooks; undefined without a webhook. */
export function webhookSender(settings: Settings, unsubscribeLink: LinkOf): Send | undefined {
  const { newsletterWebhookUrl: url, newsletterWebhookSecret: secret } = settings
  if (url === undefined) return undefined
  return ({ subscriberId, ...subscription }, now) => {
    const given = { ...subscription, unsubscribe_url: unsubscribeLink(subscriberId) }
    return send(new URL(url), secret, given, now)
  }
}

/** The link by which a subscriber leaves, for the e-mails of the receiver. */
type LinkOf = (subscriberId: string) => string

async function send(
  url: URL,
  secret: string | undefined,
  { id, attempts, email, city, country, unsubscribe_url }: Given,
  now: Date,
): Promise<SendOutcome> {
  const body = JSON.stringify({ email, city, country, unsubscribe_url })
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    ...(secret && { 'webhook-signature': new Webhook(secret).sign(id, now, body) }),
  }
  const answer = await postJson(url, body, { headers, maxRetryAfterMs: longestRestMs })
  if (answer.ok) return { kind: 'delivered' }
  return afterFailure(answer, { attempts, now, random: Math.random() })
}
