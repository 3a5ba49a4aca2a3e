import { en } from './messages.en.ts'
import { ne } from './messages.ne.ts'

/** In a separate folder, so that they load with the parts below the months. */
export const words = { en, ne }
