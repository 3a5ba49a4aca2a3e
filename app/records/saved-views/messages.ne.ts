import { en, type SavedViewMessages } from './messages.en.ts'

const ne: SavedViewMessages = {
  nameRequired: 'यस दृश्यको नाम लेख्नुहोस्',
  nameTaken: 'तपाईंको अर्को दृश्यको नाम यही छ',
  tooMany: (most) => `यहाँ बढीमा ${most} वटा दृश्य राख्न मिल्छ। पहिले एउटा मेट्नुहोस्।`,
}

export const messages = { en, ne }
