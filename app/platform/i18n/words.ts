import { en } from './messages.en.ts'
import { ne } from './messages.ne.ts'

/** Texts that pages of every kind share. */
export const words = { en, ne }
