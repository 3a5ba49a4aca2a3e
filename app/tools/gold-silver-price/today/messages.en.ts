export const en = {
  title: 'Gold per tola',
  noSource: 'source not recorded',
  line: (days: string) => `Gold over ${days} market days`,
  span: (lowest: string, highest: string) => `${lowest} to ${highest} a tola`,
  more: 'Prices and calculator',
  missing: 'No gold price has reached us yet.',
}

export type GoldCardMessages = typeof en
