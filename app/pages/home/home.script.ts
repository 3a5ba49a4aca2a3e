import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import { langOfPath } from '#app/lib/language.ts'
import { chipsIn } from '#app/lib/statement.ts'
import { watchNepalDay } from '#app/lib/watch-nepal-day.ts'
import { changeEvent, readPersonal, savePersonal } from '#app/platform/personal/personal-record.ts'

// Dates (`data-date`) and their card show the day in Nepal, also on a page that stayed open over midnight there, or that was
// stored the day before: then its newer version is fetched, and without a network the date is computed.

/** A clock may be a little behind the server's. */
const afterMidnightMs = 2000
const fetchLimitMs = 10_000

const lang = langOfPath(location.pathname)

const cardsIn = (of: Document) => [...of.querySelectorAll<HTMLElement>('[data-today]')]
const datesIn = (of: Document) => of.querySelectorAll<HTMLElement>('[data-date]')

async function refresh() {
  void renewOwnDays()
  const day = nepalDay(new Date())
  const cards = cardsIn(document)
  if (cards.every((card) => card.dataset.today === day)) return
  const newer = await fetchPage()
  const newerCards = newer ? cardsIn(newer) : []
  if (!newer || newerCards[0]?.dataset.today !== day) return await computeDate()
  const texts: Record<string, string> = {}
  for (const { dataset, textContent } of datesIn(newer)) if (dataset.date) texts[dataset.date] = textContent
  for (const [index, card] of cards.entries()) card.replaceWith(...newerCards.slice(index, index + 1))
  fillDates(texts)
  dispatchEvent(new Event(changeEvent))
}

/** @param texts by the name in `data-date` */
function fillDates(texts: Readonly<Record<string, string>>) {
  for (const element of datesIn(document)) element.textContent = texts[element.dataset.date ?? ''] ?? ''
}

/** Computes the next time of days of the visitor's own that are over: the card shows what is stored. */
async function renewOwnDays() {
  const day = nepalDay(new Date())
  if (readPersonal().days.every(({ next }) => next >= day)) return
  const { withNextDays } = await import('#app/platform/personal/own-day.ts')
  savePersonal(withNextDays(readPersonal(), day))
}

async function fetchPage(): Promise<Document | null> {
  try {
    const signal = AbortSignal.timeout(fetchLimitMs)
    const response = await fetch(location.pathname, { cache: 'no-store', signal })
    return new DOMParser().parseFromString(await response.text(), 'text/html')
  } catch {
    return null
  }
}

/** Both dates and the weekday; what else was true of the other day is hidden. */
async function computeDate() {
  const { formatAd, formatBs, todayInNepal, weekdayName, weekdayOf } = await import('@chautari/bikram-sambat')
  const { dayRemarks } = await import('#app/platform/calendar-day/day-remarks.ts')
  const { ad, bs } = todayInNepal(new Date())
  fillDates({
    weekday: weekdayName(weekdayOf(bs), lang),
    bs: formatBs(bs, { language: lang }),
    ad: formatAd(ad, { language: lang }),
    remark: chipsIn(lang, dayRemarks({ calendar: 'ad', bs, ad })).join(' · '),
  })
  for (const element of document.querySelectorAll<HTMLElement>('[data-of-day]')) element.hidden = true
  dispatchEvent(new Event(changeEvent))
}

watchNepalDay(() => void refresh(), afterMidnightMs)

/** By the tool's file: draws a part that shows the time of day again. */
const timeParts = import.meta.glob<(part: Element, now: Date) => void>('../../tools/*/today/time-part.ts', {
  import: 'drawTimePart',
})

const intervalMs = 10 * 60_000

/** Parts that show the time of day are drawn again while they are seen, without a request to the server. */
function drawTimeParts() {
  if (document.hidden) return
  for (const part of document.querySelectorAll<HTMLElement>('[data-time-part]')) {
    // On a phone there is none to be seen.
    if (!part.checkVisibility()) continue
    void timeParts[`../../tools/${part.dataset.timePart ?? ''}/today/time-part.ts`]?.().then(
      (drawPart) => drawPart(part, new Date()),
      (error: unknown) => console.warn('A part of the home page could not be loaded', error),
    )
  }
}

drawTimeParts()
setInterval(drawTimeParts, intervalMs)
addEventListener('pageshow', ({ persisted }) => persisted && drawTimeParts())
document.addEventListener('visibilitychange', drawTimeParts)
