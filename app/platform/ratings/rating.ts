import type { Lang } from '#app/kit/language.ts'
import { messages } from '../i18n/messages.ne.ts'
import { sendVote } from './send-vote.ts'
import { starStyle } from './star-style.ts'

/** Sends the vote of a pressed star, also of one that was pressed before this code arrived. */
export function startRating(lang: Lang): void {
  const field = document.querySelector<HTMLElement>('[data-rating]')
  const answer = field?.nextElementSibling
  if (!field || !answer) return
  const vote = async (stars: number) => {
    showStars(field, stars)
    answer.replaceChildren()
    const isSaved = await sendVote(field.dataset.rating ?? '', stars)
    const said = document.createElement('span')
    said.className = isSaved ? '' : 'text-simrik'
    said.textContent = isSaved ? messages[lang].voteSaved : messages[lang].voteFailed
    answer.replaceChildren(said)
  }
  field.addEventListener('change', ({ target }) => void vote(Number((target as HTMLInputElement).value)))
  const pressed = field.querySelector<HTMLInputElement>(':checked')
  if (pressed) void vote(Number(pressed.value))
}

function showStars(field: HTMLElement, stars: number) {
  for (const [place, star] of field.querySelectorAll('svg').entries()) {
    const isFull = place < stars
    for (const name of starStyle.full.split(' ')) star.classList.toggle(name, isFull)
    star.classList.toggle(starStyle.empty, !isFull)
  }
}
