// Loads the frame again when the day in Nepal is another one than when it was opened.
import { nepalDay } from '@chautari/bikram-sambat/iso-day'

const opened = nepalDay(new Date())
setInterval(() => {
  if (nepalDay(new Date()) !== opened) location.reload()
}, 60_000)
