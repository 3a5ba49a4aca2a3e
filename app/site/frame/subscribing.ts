import type { Lang } from '#app/kit/language.ts'
import { messages } from './messages.ne.ts'
import { sendSubscription } from './send-subscription.ts'

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
