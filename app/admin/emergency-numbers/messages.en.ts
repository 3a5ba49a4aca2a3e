export const en = {
  caption: 'Emergency numbers',
  errorTitle: 'Error Loading Emergency Numbers',
  emptyTitle: 'No Emergency Numbers Found',
  add: 'Add Number',
  addTitle: 'Add New Number',
  editTitle: 'Edit Number',
  deleteTitle: () => 'Delete this number?',
  deleteText: (name: string) =>
    `Are you sure you want to delete ${name}? It disappears from the emergency page, from answers and, after their next visit, from the copies on visitors’ devices.`,
  saved: 'The number is saved.',
  deleted: 'The number is deleted.',
  hints: {
    number: 'As it is dialled in Nepal, such as 100 or 01-4261945. No other entry may have it.',
    other_numbers: 'Separate them by commas.',
    short_name:
      'An entry with a short name is shown large: above the list, on the home page and without a network. The first four are.',
    search_words: 'What people also call it, separated by commas. Visitors do not see these words.',
    is_old_number: 'Visitors read that it may not work.',
    sources: 'Where the number was seen, one source in a line.',
    sources_ne: 'If left empty, Nepali pages show the English sources.',
    checked_on: 'The day on which the sources were read.',
    sort_order: 'Lower numbers come first in their group.',
  },
  labels: {
    category: 'Group',
    confidence: 'How sure',
    number: 'Number',
    other_numbers: 'Other numbers',
    short_name: 'Short name',
    short_name_ne: 'Short name in Nepali',
    search_words: 'Search words',
    address: 'Address',
    address_ne: 'Address in Nepali',
    email: 'E-mail',
    is_old_number: 'Old number of the Kathmandu Valley',
    note: 'Note',
    note_ne: 'Note in Nepali',
    sources: 'Sources',
    sources_ne: 'Sources in Nepali',
    checked_on: 'Checked on',
  },
  options: {
    confidence: { high: 'Confirmed in writing', medium: 'From unofficial lists' },
  },
}

export type EmergencyNumbersMessages = typeof en
