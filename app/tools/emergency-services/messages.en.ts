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
  aboutPinned: 'About these numbers',
  groups: 'Kind of service',
  all: 'All',
  confidence: { high: 'Confirmed in writing', medium: 'From unofficial lists' },
  checked: (month: string) => `checked ${month}`,
  honesty:
    '✓ Confirmed in writing: named by an official body, an embassy or recent news. ◦ From unofficial lists: no dated official page was found.',
  details: 'Details and sources',
  nothing: 'No number found',
  nothingAdvice: 'Try another word or fewer digits. In an emergency, call one of these:',
  clear: 'Clear search',
  today: 'Emergency numbers',
}

export type EmergencyMessages = typeof en
