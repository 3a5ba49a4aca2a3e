import { type AccountMessages, en } from './messages.en.ts'

const ne: AccountMessages = {
  accountOf: (name) => `${name} को खाता`,
  myProfile: 'मेरो प्रोफाइल',
  admin: 'व्यवस्थापन',
  signOut: 'साइन आउट',
}

export const messages = { en, ne }
