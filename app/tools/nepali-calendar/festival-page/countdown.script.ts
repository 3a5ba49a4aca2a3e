// The days left are right on a page that stayed open over midnight in Nepal, and on one that was stored on another day.
import { msUntilNepalMidnight, nepalDay } from '@chautari/bikram-sambat/iso-day'
import { langOfPath } from '#app/lib/language.ts'
import { daysLeftText } from './days-left.ts'

const lang = langOfPath(location.pathname)
const shown = document.querySelector<HTMLElement>('[data-days-left]')

function refresh() {
  if (!shown) return
  const { main = '', last = '' } = shown.dataset
  shown.textContent = daysLeftText(lang, nepalDay(new Date()), { main, last })
}

function schedule() {
  refresh()
  setTimeout(schedule, msUntilNepalMidnight(new Date()))
}

schedule()
// Timers of a hidden page may be late, and a page out of the history is as old as when it was left.
addEventListener('pageshow', refresh)
document.addEventListener('visibilitychange', refresh)
