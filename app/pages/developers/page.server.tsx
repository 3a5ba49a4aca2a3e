import { textPage } from '../text-page.server.tsx'
import en from './page.en.md'
import ne from './page.ne.md'

export const page = textPage('/developers', { en, ne })
