// The date card shows the day in Nepal, also on a page that stayed open over midnight there, or that was stored the day
// before: then its newer version is fetched, and without a network the date is computed.
import { msUntilNepalMidnight, nepalDay } from 'bikram-sambat/iso-day'
import { langOfPath } from '#app/lib/language.ts'

/** A clock may be a little behind the server's. */
const afterMidnightMs = 2000
const fetchLimitMs = 10_000

const lang = langOfPath(location.pathname)

const cardIn = (of: Document) => of.querySelector<HTMLElement>('[data-today]')

async function refresh() {
  const day = nepalDay(new Date())
  const card = cardIn(document)
  if (!card || card.dataset.today === day) return
  const newer = await fetchCard()
  if (newer?.dataset.today === day) card.replaceWith(newer)
  else await computeDate(card)
}

async function fetchCard(): Promise<HTMLElement | null> {
  try {
    const signal = AbortSignal.timeout(fetchLimitMs)
    const response = await fetch(location.pathname, { cache: 'no-store', signal })
    return cardIn(new DOMParser().parseFromString(await response.text(), 'text/html'))
  } catch {
    return null
  }
}

/** Both dates and the weekday; what else was true of the other day is hidden. */
async function computeDate(card: HTMLElement) {
  const { formatAd, formatBs, todayInNepal, weekdayName, weekdayOf } = await import('bikram-sambat')
  const { ad, bs } = todayInNepal(new Date())
  const texts = {
    weekday: weekdayName(weekdayOf(bs), lang),
    bs: formatBs(bs, { language: lang }),
    ad: formatAd(ad, { language: lang }),
  }
  for (const [name, text] of Object.entries(texts)) {
    const element = card.querySelector(`[data-date=${name}]`)
    if (element) element.textContent = text
  }
  for (const element of card.querySelectorAll<HTMLElement>('[data-of-day]')) element.hidden = true
}

function schedule() {
  setTimeout(() => {
    void refresh()
    schedule()
  }, msUntilNepalMidnight(new Date()) + afterMidnightMs)
}

void refresh()
schedule()
// Timers of a hidden page may be late, and a page out of the history is as old as when it was left.
addEventListener('pageshow', () => void refresh())
document.addEventListener('visibilitychange', () => void refresh())
