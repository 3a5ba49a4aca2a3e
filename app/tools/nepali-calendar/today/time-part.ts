// The sky of a page that stays open.
import { minutesInNepal } from './sky.ts'
import { skyMarkup } from './sky-markup.ts'

export function drawTimePart(picture: Element, now: Date): void {
  // As `sky-picture.tsx` writes it; short, because it stands in front of the first prices of the page.
  const ofDay = picture.getAttribute('data-sky')?.split(',').map(Number)
  if (!ofDay) return
  const [sunriseMinutes = 0, sunsetMinutes = 0, month = 1, tithi = 1, isTihar = 0] = ofDay
  const sun = { sunriseMinutes, sunsetMinutes }
  picture.innerHTML = skyMarkup({ minutes: minutesInNepal(now), sun, month, tithi, isTihar: isTihar === 1 })
}
