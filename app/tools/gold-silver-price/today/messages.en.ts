export const en = {
  title: 'Gold per tola',
  old: (days: string) => `${days} days old`,
  noSource: 'source not recorded',
  missing: 'No gold price has reached us yet.',
}

export type GoldCardMessages = typeof en
