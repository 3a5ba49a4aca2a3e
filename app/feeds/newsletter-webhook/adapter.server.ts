import { Webhook } from 'standardwebhooks'
import { postJson } from '#app/platform/upstream/fetch-json.server.ts'

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

/**
 * Sends subscriptions to the operator's webhook, signed per Standard Webhooks; undefined without a webhook.
 * @param unsubscribeLink the link by which a subscriber leaves, for the e-mails of the receiver
 */
export function webhookSender(settings: Settings, unsubscribeLink: (subscriberId: string) => string) {
  const { newsletterWebhookUrl: url, newsletterWebhookSecret: secret } = settings
  if (url === undefined) return undefined
  return async (subscription: Subscription, now: Date): Promise<SendOutcome> => {
    const { id, attempts, subscriberId, email, city, country } = subscription
    const body = JSON.stringify({ email, city, country })
    const headers = {
      'list-unsubscribe': `<${unsubscribeLink(subscriberId)}>`,
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      ...(secret && { 'webhook-signature': new Webhook(secret).sign(id, now, body) }),
    }
    const answer = await postJson(new URL(url), body, { headers, maxRetryAfterMs: longestRestMs })
    if (answer.ok) return { kind: 'delivered' }
    return afterFailure(answer, { attempts, now, random: Math.random() })
  }
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** The wait after each failed attempt; when none is left, no more attempts are made. */
const waitsMs = [minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 12 * hourMs]

/** Up to a fifth more, so that deliveries that failed together are not retried together. */
const jitter = 0.2

/** Longest wait that a webhook may ask for. */
const longestRestMs = 12 * hourMs

/** Statuses below 500 that are worth a retry. */
const retryable: ReadonlySet<number> = new Set([408, 425, 429])

interface Failure {
  trouble: string
  status?: number
  retryAfterMs?: number
}

type SendOutcome =
  | { kind: 'delivered' }
  | { kind: 'again'; at: Date; reason: string }
  /** A retry is useless, or no attempt is left. */
  | { kind: 'failed'; reason: string }

interface Attempt {
  /** Attempts made, this one included. */
  attempts: number
  now: Date
  /** From 0 to 1. */
  random: number
}

/** What to do after a failed attempt. The reason is a word and a status, for the operator. */
export function afterFailure(failure: Failure, { attempts, now, random }: Attempt): SendOutcome {
  const { trouble, status, retryAfterMs = 0 } = failure
  const reason = status === undefined ? trouble : `${trouble} ${status}`
  const isFinal = status !== undefined && status >= 400 && status < 500 && !retryable.has(status)
  const waitMs = waitsMs[attempts - 1]
  if (isFinal || waitMs === undefined) return { kind: 'failed', reason }
  const ownMs = waitMs * (1 + jitter * random)
  return { kind: 'again', at: new Date(now.getTime() + Math.max(ownMs, retryAfterMs)), reason }
}
