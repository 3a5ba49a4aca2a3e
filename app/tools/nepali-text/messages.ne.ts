import { en, type NepaliTextMessages } from './messages.en.ts'

const ne: NepaliTextMessages = {
  title: 'प्रीति र युनिकोड',
  subtitle: 'प्रीति र युनिकोड',
  label: 'लेख्नुहोस्',
}

export const messages = { en, ne }
