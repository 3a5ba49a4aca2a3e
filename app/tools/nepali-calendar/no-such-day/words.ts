import { en } from './messages.en.ts'
import { ne } from './messages.ne.ts'

/** In a separate folder, since only the server needs them. */
export const noSuchDayWords = { en, ne }
