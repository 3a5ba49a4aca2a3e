import { en } from './messages.en.ts'
import { ne } from './messages.ne.ts'

/** Apart from the others: only the server needs them. */
export const noSuchDayWords = { en, ne }
