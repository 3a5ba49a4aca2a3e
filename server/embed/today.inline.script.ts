// Loads the frame again when the server has another day than the one of this document. The clock says when to ask.
import { nepalDay } from '@chautari/bikram-sambat/iso-day'

const minuteMs = 60_000
const day = document.querySelector<HTMLElement>('[data-today]')?.dataset.today

async function renew() {
  if (nepalDay(new Date()) === day) return
  const answer = await fetch(location.href, { cache: 'no-store', signal: AbortSignal.timeout(minuteMs) })
  const [, newer = day] = /data-today="([\d-]+)"/.exec(await answer.text()) ?? []
  if (newer !== day) location.reload()
}

setInterval(() => void renew().catch(() => undefined), minuteMs)
