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
  confidence: { high: 'Confirmed in writing', medium: 'From lists only' },
  checked: (month: string) => `checked ${month}`,
  confidenceReason: {
    high: 'Named by an official body, an embassy or recent news:',
    medium: 'No dated official page was found. Seen in:',
  },
  notDialled: (day: string) =>
    `Gathered from published pages on ${day}. This number has not been test-dialled.`,
  oldNumber: 'Old number, may not work',
  oldValleyNumber:
    'This Kathmandu Valley number is from an older list. Many numbers that began with 42, 43, 44 or 55 have changed since. If it does not ring, try 197, the enquiry service.',
  honesty: (day: string) =>
    `The numbers were gathered from published pages on ${day}. We have not test-dialled any of them. Tap a name to see where its number was seen, and to copy it.`,
  printed: (day: string) =>
    `Gathered on ${day}; none has been test-dialled. ◦ marks numbers that come from unofficial or undated lists, † old Valley numbers that may no longer work.`,
  nothing: 'No number found',
  nothingAdvice: 'Try another word or fewer digits. In an emergency, call one of these:',
  clear: 'Clear search',
}

export type EmergencyMessages = typeof en
