import type { PolicyWords } from './messages.en.ts'

export const ne: PolicyWords = {
  contents: 'यस पृष्ठमा',
  loading: 'पाठ लोड हुँदै छ',
}
