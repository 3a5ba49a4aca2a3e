import type { Lang } from '#app/lib/language.ts'
import { messages } from '../i18n/messages.ne.ts'
import { keptId } from '../usage/record-usage.ts'

/** Classes of a star that is chosen, and of one that is not. */
export const starStyle = { full: 'fill-marigold text-marigold', empty: 'text-line-strong' } as const

/**
 * Sends the star that is chosen in this field. Arrow keys choose each star on the way: one vote is sent at a time, and the
 * newest star when that is answered.
 */
export async function vote(field: HTMLElement, lang: Lang): Promise<void> {
  const answer = field.nextElementSibling
  const chosen = () => field.querySelector<HTMLInputElement>(':checked')?.value
  showStars(field, Number(chosen()))
  answer?.replaceChildren()
  if (field.dataset.sending) return
  field.dataset.sending = 'yes'
  let stars: string | undefined
  let isSaved = false
  while (stars !== chosen()) {
    stars = chosen()
    isSaved = await sendVote(field.dataset.rating ?? '', Number(stars))
  }
  delete field.dataset.sending
  const said = document.createElement('span')
  said.className = isSaved ? '' : 'text-simrik'
  said.textContent = isSaved ? messages[lang].voteSaved : messages[lang].voteFailed
  answer?.replaceChildren(said)
}

function showStars(field: HTMLElement, stars: number) {
  for (const [place, star] of field.querySelectorAll('svg').entries()) {
    const isFull = place < stars
    for (const name of starStyle.full.split(' ')) star.classList.toggle(name, isFull)
    star.classList.toggle(starStyle.empty, !isFull)
  }
}

const storageKey = 'chautari-voter'
const limitMs = 8000

/** Whether the server has saved the vote. The visitor is a random id that this browser keeps. */
export async function sendVote(path: string, stars: number): Promise<boolean> {
  try {
    const answer = await fetch('/api/ratings', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path, stars, voter_id: keptId(() => localStorage, storageKey) }),
      signal: AbortSignal.timeout(limitMs),
    })
    return answer.ok
  } catch {
    return false
  }
}
