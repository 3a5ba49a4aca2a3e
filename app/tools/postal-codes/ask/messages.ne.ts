import { en, type PostalAskMessages } from './messages.en.ts'

const ne: PostalAskMessages = {
  reading: (office, district) => `${office} हुलाक, ${district}`,
  headReading: (district) => `सूचीमा आफ्नै हुलाक छैन; ${district} को जिल्ला हुलाक`,
}

export const messages = { en, ne }
