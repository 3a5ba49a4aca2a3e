import { type DataMessages, en } from './messages.en.ts'

const ne: DataMessages = {
  releasesHeading: 'संस्करण',
  releasesHint:
    'फाइल फेरिएको एक दिनभित्र त्यसको नयाँ संस्करण राखिन्छ। राखिएको संस्करण कहिल्यै फेरिँदैन: ठेगानामै त्यसको SHA-256 हुन्छ।',
  releasesFailed: 'अहिले संस्करण पढ्न सकिएन। माथिका फाइल सबैभन्दा नयाँ हुन्।',
  releasesList: 'संस्करण JSON मा',
  version: (file, day) => `${file}, ${day}`,
  rows: (count) => `${count} पङ्क्ति`,
  changed: (added, removed) => `${added} पङ्क्ति नयाँ वा फेरिएका, ${removed} हटेका वा बदलिएका`,
}

export const messages = { en, ne }
