export const en = {
  monthly: (price: string) => `${price} a month`,
  cheapest: 'the lowest monthly price with VAT',
  cheapestFor: (speed: string) => `the lowest monthly price with VAT for ${speed} Mbps or more`,
  fastest: (price: string) => `the fastest plan for at most ${price} a month with VAT`,
}

export type InternetAskMessages = typeof en
