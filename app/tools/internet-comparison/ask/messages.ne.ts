import { en, type InternetAskMessages } from './messages.en.ts'

const ne: InternetAskMessages = {
  plan: (provider, plan, price) => `${provider} ${plan}: महिनाको ${price}`,
  cheapest: 'भ्याटसहित महिनाको सबैभन्दा सस्तो',
  cheapestFor: (speed) => `${speed} एमबीपीएस वा बढीमा भ्याटसहित महिनाको सबैभन्दा सस्तो`,
  fastest: (price) => `भ्याटसहित महिनाको ${price} भित्र सबैभन्दा छिटो`,
}

export const messages = { en, ne }
