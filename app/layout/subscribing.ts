import type { Lang } from '#app/lib/language.ts'
import type { SubscribeAnswer } from './footer.tsx'
import { messages } from './messages.ne.ts'

const sending = new Set<HTMLFormElement>()

/** Sends the newsletter's form without leaving the page, and shows the result below it. */
export async function subscribe(form: HTMLFormElement, lang: Lang): Promise<void> {
  if (sending.has(form)) return
  sending.add(form)
  const state = await sendSubscription(new FormData(form))
  sending.delete(form)
  const text = messages[lang].newsletter
  const message = document.createElement('span')
  message.className = state === 'subscribed' ? 'text-base font-semibold text-good' : 'text-simrik'
  message.textContent = { subscribed: text.thanks, 'no-address': text.noAddress, failed: text.failed }[state]
  form.nextElementSibling?.replaceChildren(message)
  // It is below the button, perhaps below the screen.
  message.scrollIntoView({ block: 'nearest' })
  if (state === 'subscribed') form.remove()
}

const limitMs = 8000

/** Sends the newsletter's form. Failures are logged. */
export async function sendSubscription(form: FormData): Promise<SubscribeAnswer['state']> {
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
