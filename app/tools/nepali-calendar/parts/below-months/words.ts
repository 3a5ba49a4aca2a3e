import { en } from './messages.en.ts'
import { ne } from './messages.ne.ts'

/** Come with the parts that stand below all months. */
export const words = { en, ne }
