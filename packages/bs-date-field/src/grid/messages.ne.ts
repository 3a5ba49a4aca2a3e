import { en } from './messages.en.ts'

const ne: typeof en = {
  previous: 'अघिल्लो महिना',
  next: 'अर्को महिना',
  today: 'आज',
  clear: 'खाली गर्नुहोस्',
  close: 'बन्द गर्नुहोस्',
}

export const messages = { en, ne }
