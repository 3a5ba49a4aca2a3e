import { Webhook } from 'standardwebhooks'
import { postJson } from '#app/platform/upstream/fetch-json.server.ts'
import { afterFailure, longestRestMs, type SendOutcome } from './retry.ts'

interface Settings {
  newsletterWebhookUrl: string | undefined
  /** `whsec_…`; without one nothing is signed. */
  newsletterWebhookSecret: string | undefined
}

/** A subscription on its way to the webhook. */
interface Sent {
  /** The same at every attempt: whoever receives it twice can tell. */
  id: string
  attempts: number
  email: string
  city: string | null
  country: string | null
}

type Send = (sent: Sent, now: Date) => Promise<SendOutcome>

/** Hands a subscription to the operator's webhook, signed as Standard Webhooks wants it; undefined without a webhook. */
export function webhookSender(settings: Settings): Send | undefined {
  const { newsletterWebhookUrl: url, newsletterWebhookSecret: secret } = settings
  return url === undefined ? undefined : (sent, now) => send(new URL(url), secret, sent, now)
}

async function send(
  url: URL,
  secret: string | undefined,
  { id, attempts, email, city, country }: Sent,
  now: Date,
): Promise<SendOutcome> {
  const body = JSON.stringify({ email, city, country })
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    ...(secret && { 'webhook-signature': new Webhook(secret).sign(id, now, body) }),
  }
  const answer = await postJson(url, body, { headers, maxRetryAfterMs: longestRestMs })
  if (answer.ok) return { kind: 'delivered' }
  return afterFailure(answer, { attempts, now, random: Math.random() })
}
