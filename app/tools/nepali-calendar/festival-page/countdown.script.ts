// The days left are right on a page that stayed open over midnight in Nepal, and on one that was stored on another day.
import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import { langOfPath } from '#app/lib/language.ts'
import { watchNepalDay } from '#app/lib/watch-nepal-day.ts'
import { daysLeftText } from './days-left.ts'

const lang = langOfPath(location.pathname)

watchNepalDay(() => {
  const shown = document.querySelector<HTMLElement>('[data-days-left]')
  if (!shown) return
  const { main = '', last = '' } = shown.dataset
  shown.textContent = daysLeftText(lang, nepalDay(new Date()), { main, last })
})
