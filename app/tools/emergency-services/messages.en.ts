export const en = {
  title: 'Emergency Services',
  subtitle: 'Tap a number to call it.',
  pinned: 'Call now',
  call: (number: string) => `Call ${number}`,
  copy: (number: string) => `Copy ${number}`,
  copied: 'Copied!',
  searchLabel: 'Search by name or number',
  searchPlaceholder: 'hospital, 1098 …',
  search: 'Search',
  count: (count: string) => (count === '1' ? '1 entry' : `${count} entries`),
  print: 'Print this list',
  otherNumbers: 'Other numbers',
  email: 'E-mail',
  address: 'Address',
  aboutPinned: 'About these numbers',
  groups: 'Kind of service',
  all: 'All',
  confidence: { high: 'Confirmed in writing', medium: 'From unofficial lists' },
  checked: (month: string) => `checked ${month}`,
  confidenceReason: {
    high: 'Named by an official body, an embassy or recent news:',
    medium: 'No dated official page was found. Seen in:',
  },
  honesty: 'Tap a name to see where its number was seen, and to copy it.',
  printed:
    '◦ marks numbers that come from unofficial or undated lists, † old Valley numbers that may no longer work.',
  nothing: 'No number found',
  nothingAdvice: 'Try another word or fewer digits. In an emergency, call one of these:',
  clear: 'Clear search',
}

export type EmergencyMessages = typeof en
