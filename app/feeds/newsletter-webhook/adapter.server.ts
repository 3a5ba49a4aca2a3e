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

type Send = (subscription: Subscription, now: Date) => Promise<SendOutcome>

/** The link by which a subscriber leaves, for the e-mails of the receiver. */
type LinkOf = (subscriberId: string) => string

/** Sends subscriptions to the operator's webhook, signed per Standard Webhooks; undefined without a webhook. */
export function webhookSender(settings: Settings, unsubscribeLink: LinkOf): Send | undefined {
  const { newsletterWebhookUrl: url, newsletterWebhookSecret: secret } = settings
  if (url === undefined) return undefined
  return (subscription, now) => {
    const headers = { 'list-unsubscribe': `<${unsubscribeLink(subscription.subscriberId)}>` }
    return send(new URL(url), subscription, { secret, now, headers })
  }
}

interface SendOptions {
  secret: string | undefined
  now: Date
  headers: Readonly<Record<string, string>>
}

async function send(
  url: URL,
  { id, attempts, email, city, country }: Subscription,
  { secret, now, headers: own }: SendOptions,
): Promise<SendOutcome> {
  const body = JSON.stringify({ email, city, country })
  const headers = {
    ...own,
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    ...(secret && { 'webhook-signature': new Webhook(secret).sign(id, now, body) }),
  }
  const answer = await postJson(url, body, { headers, maxRetryAfterMs: longestRestMs })
  if (answer.ok) return { kind: 'delivered' }
  return afterFailure(answer, { attempts, now, random: Math.random() })
}
