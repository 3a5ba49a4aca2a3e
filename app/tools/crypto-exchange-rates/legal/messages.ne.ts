import { en, type LegalMessages } from './messages.en.ts'

const ne: LegalMessages = {
  notLegal: {
    chip: 'नेपालमा गैरकानुनी',
    text: 'नेपालमा क्रिप्टोमुद्रा गैरकानुनी छ। मूल्य जानकारीका लागि मात्र हो।',
  },
}

export const messages = { en, ne }
