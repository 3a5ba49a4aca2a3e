import { type DateCardMessages, en } from './messages.en.ts'

const ne: DateCardMessages = {
  paksha: { shukla: 'शुक्ल पक्ष', krishna: 'कृष्ण पक्ष' },
  sun: (sunrise, sunset) => `सूर्योदय ${sunrise}, सूर्यास्त ${sunset} (काठमाडौँ)`,
  holiday: (when) => `बिदा ${when}`,
  festival: (when) => `ठूलो चाड ${when}`,
  coming: 'आउने चाडपर्व र बिदा',
  inDays: (days) => (days === '१' ? 'भोलि' : `${days} दिनपछि`),
}

export const messages = { en, ne }
