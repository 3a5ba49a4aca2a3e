import { type BackupRecordMessages, en } from './messages.en.ts'

const ne: BackupRecordMessages = {
  noSpace: 'सर्भरको डिस्क भरियो।',
  gone: 'त्यो ब्याकअप अब छैन।',
  isBeingMade: 'अहिले ब्याकअप बन्दै छ। केही सेकेन्डपछि फेरि प्रयास गर्नुहोस्।',
  tooManyDownloads: 'एक घण्टामा दसवटा ब्याकअप डाउनलोड भइसके। केही बेरपछि प्रयास गर्नुहोस्।',
}

export const messages = { en, ne }
