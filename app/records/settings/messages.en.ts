export const en = {
  nameRequired: 'The site needs a name',
  titleRequired: 'Search engines need a title',
  colour: (example: string) => `A colour is written as ${example}`,
  contrast: (best: string) =>
    `Neither white nor dark text can be read on this colour: the better one reaches ${best}:1, and 4.5:1 is needed. Choose a darker or a lighter one.`,
  email: 'Please enter a valid e-mail address',
  client: (example: string) => `A publisher id looks like ${example}`,
  slot: 'A slot id has 6 to 12 digits',
  googleAnalytics: 'A measurement id looks like G-ABCD123456',
  facebookPixel: 'A pixel id has 6 to 20 digits',
  hotjar: 'A Hotjar id has 4 to 10 digits',
  messageRequired: 'Visitors need a message while the site is closed',
  address: 'Please enter addresses or networks, such as 203.0.113.7 or 203.0.113.0/24',
  tooManyAddresses: 'At most 100 addresses',
}

export type SettingMessages = typeof en
