import { textPage } from '../text-page.server.tsx'
import { formulas } from './formulas.ts'
import en from './page.en.md'
import ne from './page.ne.md'

export const page = textPage('/developers/spreadsheets', { en, ne }, { values: formulas })
