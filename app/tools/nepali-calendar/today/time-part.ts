// The sky of a page that stays open.
import { minutesInNepal, skyMarkup } from './sky.ts'

export function drawTimePart(picture: Element, now: Date): void {
  // Five numbers, in the order of `date-card.tsx`: the prices after it must be in the first 14,600 bytes of the page.
  const ofDay = picture.getAttribute('data-sky')?.split(',').map(Number)
  if (!ofDay) return
  const [sunriseMinutes = 0, sunsetMinutes = 0, month = 1, tithi = 1, isTihar = 0] = ofDay
  const sun = { sunriseMinutes, sunsetMinutes }
  picture.innerHTML = skyMarkup({ minutes: minutesInNepal(now), sun, month, tithi, isTihar: isTihar === 1 })
}
