import { en, type InternetAskMessages } from './messages.en.ts'

const ne: InternetAskMessages = {
  monthly: (price) => `महिनाको ${price}`,
  cheapest: 'भ्याटसहित सबैभन्दा कम मासिक मूल्य',
  cheapestFor: (speed) => `${speed} एमबीपीएस वा बढीमा भ्याटसहित सबैभन्दा कम मासिक मूल्य`,
  fastest: (price) => `भ्याटसहित महिनाको ${price} भित्र सबैभन्दा छिटो`,
}

export const messages = { en, ne }
