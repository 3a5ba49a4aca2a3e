import { msUntilNepalMidnight } from '@chautari/bikram-sambat/iso-day'

/**
 * Calls `look` now, at each midnight in Nepal, and when the page is seen again: timers of a hidden page may be late, and a
 * page out of the history is as old as when it was left.
 * @param lateMs how long after midnight
 * @returns the function that stops it
 */
export function watchNepalDay(look: () => void, lateMs = 0): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const again = () => {
    look()
    clearTimeout(timer)
    timer = setTimeout(again, msUntilNepalMidnight(new Date()) + lateMs)
  }
  again()
  addEventListener('pageshow', again)
  document.addEventListener('visibilitychange', again)
  return () => {
    clearTimeout(timer)
    removeEventListener('pageshow', again)
    document.removeEventListener('visibilitychange', again)
  }
}
