import { en } from './messages.en.ts'
import { ne } from './messages.ne.ts'

export const words = { en, ne }
