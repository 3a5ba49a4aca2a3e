// The sky of a page that stays open.
import { minutesInNepal, type SkyState } from './sky.ts'
import { skyMarkup } from './sky-markup.ts'

export function drawTimePart(picture: Element, now: Date): void {
  const ofDay = picture.getAttribute('data-sky')
  if (ofDay === null) return
  const state = JSON.parse(ofDay) as Omit<SkyState, 'minutes'>
  picture.innerHTML = skyMarkup({ ...state, minutes: minutesInNepal(now) })
}
