const limitMs = 8000

/** Sends the newsletter's form. Failures are logged. */
export async function sendSubscription(form: FormData): Promise<'subscribed' | 'no-address' | 'failed'> {
  try {
    const { ok, status } = await fetch('/api/newsletter', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(form)),
      signal: AbortSignal.timeout(limitMs),
    })
    if (ok) return 'subscribed'
    console.warn('Subscribing failed', status)
    return status === 400 ? 'no-address' : 'failed'
  } catch (error) {
    console.warn('Subscribing failed', error)
    return 'failed'
  }
}
