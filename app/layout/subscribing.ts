import type { Lang } from '#app/lib/language.ts'
import { messages } from './messages.ne.ts'

/** Sends the newsletter's form without leaving the page, and shows the result below it. */
export function startSubscribing(lang: Lang): void {
  const text = messages[lang].newsletter
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-subscribe]')) {
    const answer = form.nextElementSibling
    let isSending = false
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      if (isSending) return
      isSending = true
      void sendSubscription(new FormData(form)).then((state) => {
        isSending = false
        const said = document.createElement('span')
        said.className = state === 'subscribed' ? 'text-base font-semibold text-good' : 'text-simrik'
        said.textContent = { subscribed: text.thanks, 'no-address': text.noAddress, failed: text.failed }[
          state
        ]
        answer?.replaceChildren(said)
        // It is below the button, perhaps below the screen.
        said.scrollIntoView({ block: 'nearest' })
        if (state === 'subscribed') form.remove()
      })
    })
  }
}

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
