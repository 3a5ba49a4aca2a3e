export const en = {
  title: 'My home page',
  intro:
    'Choose what your home page shows first. Your choice is stored in this browser only: it is never sent to us, and no account is needed.',
  needsScript: 'This page needs JavaScript, because your choice is stored in your browser alone.',
  back: 'To the home page',
  pinned: {
    tools: {
      title: 'Pinned tools',
      hint: 'They take the place of the shortcuts on the home page, in this order.',
      empty: 'No tool is pinned yet: the home page shows four usual shortcuts.',
      add: 'Add a tool',
      all: 'All tools are pinned.',
    },
    currencies: {
      title: 'Pinned currencies',
      hint: 'They come first among the other currencies. The dollar has a card of its own.',
      empty: 'No currency is pinned yet: the home page shows eight usual ones.',
      add: 'Add a currency',
      all: 'You can pin up to ten currencies.',
    },
  },
  fullPins: 'You can pin up to ten. Remove one to pin another.',
  add: 'Add',
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  remove: (name: string) => `Remove ${name}`,
  keys: 'With a keyboard: Alt with the up or down arrow moves the entry that has the focus.',
  added: (name: string) => `${name} added.`,
  removed: (name: string) => `${name} removed.`,
  moved: (name: string, place: string, count: string) => `${name}: place ${place} of ${count}.`,
  days: 'My own days',
  daysHint:
    'Birthdays and other days that come back every year. In the 30 days before, the home page counts down to the next two.',
  noDays: 'No day yet. Add a birthday, and the home page will remind you.',
  shorter:
    'A day that a year does not have, such as 32 Ashadh or 29 February, falls on the last day of that month.',
  name: 'Name',
  nameExample: 'Mother’s birthday',
  calendar: 'Calendar',
  calendars: { bs: 'Bikram Sambat (BS)', ad: 'English (AD)', tithi: 'Lunar (tithi)' },
  month: 'Month',
  day: 'Day',
  tithi: 'Tithi',
  paksha: { shukla: 'Shukla', krishna: 'Krishna' },
  lunarMonth:
    'The month is the lunar month of the patro: first its dark half (Krishna), then its bright half (Shukla).',
  tithiRule:
    'A tithi falls on the day that has it at sunrise in Kathmandu: on the first if two days have it, and if none has it, on the day in which it begins. A leap month (adhik mas) is passed over. For shraddha another time of the day may count: please ask your priest.',
  addDay: 'Add this day',
  noName: 'Please enter a name.',
  sameDay: 'This day is in the list already.',
  fullDays: 'You can keep up to 20 days. Remove one to add another.',
  yearly: (day: string, calendar: string) => `${day} (${calendar})`,
  shortCalendars: { bs: 'BS', ad: 'AD', tithi: 'tithi' },
  daysFile: {
    title: 'In the calendar of your phone or computer',
    about:
      'A calendar file with these days in the next ten years; BS and tithi days up to Chaitra 2090, where our calendar ends. It is made in your browser: your days are not sent to us. After a change here, save it and open it again.',
    alarm: 'Reminder',
    alarms: { before: 'The day before, at 7 am', onDay: 'On the day, at 7 am' },
    save: 'Save the calendar file',
    saved: 'The file was saved. Open it with your calendar.',
    failed:
      'The file could not be made: a part of this page did not load. Please check your connection and try again.',
  },
  recent: 'Recently used tools',
  noRecent: 'Tools that you open will be listed here: the last five.',
  clear: 'Clear this list',
  cleared: 'The list is empty.',
  copies: 'Take it with you',
  copiesHint:
    'Export saves all of this as a file. Import adds what is in such a file; what you have here stays.',
  export: 'Export',
  exported: 'The file was saved.',
  import: 'Import',
  imported: (tools: string, currencies: string, days: string) =>
    `Added from the file: tools ${tools}, currencies ${currencies}, days ${days}.`,
  leftOut: (count: string) => ` Left out, because unknown or too many: ${count}.`,
  badFile: 'This file was not saved by “Export” here, or it is damaged. Nothing was changed.',
  reset: 'Reset everything',
  wasReset: 'Pins, own days and last used tools were removed from this browser.',
  undo: 'Undo',
  undone: 'Restored.',
  refused: 'This browser could not store it: its storage is full. Nothing was changed.',
}

export type MyHomeMessages = typeof en
