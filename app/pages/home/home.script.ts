import './date-refresh.ts'
import { timeParts } from '#app/tools/today-scripts.ts'

const intervalMs = 10 * 60_000

/** Parts that show the time of day are drawn again while they are seen, without a request to the server. */
function drawTimeParts() {
  if (document.hidden) return
  for (const part of document.querySelectorAll<HTMLElement>('[data-time-part]')) {
    // On a phone there is none to be seen.
    if (!part.checkVisibility()) continue
    void timeParts[`./${part.dataset.timePart ?? ''}/today/time-part.ts`]?.().then(
      (drawPart) => drawPart(part, new Date()),
      (error: unknown) => console.warn('A part of the home page could not be loaded', error),
    )
  }
}

drawTimeParts()
setInterval(drawTimeParts, intervalMs)
addEventListener('pageshow', ({ persisted }) => persisted && drawTimeParts())
document.addEventListener('visibilitychange', drawTimeParts)
