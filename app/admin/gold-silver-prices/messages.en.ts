export const en = {
  caption: 'Market days, the latest first',
  errorTitle: 'Error Loading Prices',
  emptyTitle: 'No Prices Found',
  emptyText: 'Add the prices of a day, or import a file.',
  add: 'Add Prices',
  addTitle: 'Add Prices of a Day',
  editTitle: 'Edit Prices',
  deleteTitle: 'Delete this market day?',
  deleteText: (day: string) =>
    `Are you sure you want to delete the prices of ${day}? Visitors will no longer see them.`,
  deleted: 'The market day is deleted.',
  outcomes: {
    stored: 'Stored',
    updated: 'Updated',
    unchanged: 'Unchanged',
    held: 'Held',
    refused: 'Refused',
  },
  saved: {
    stored: 'The prices are stored.',
    updated: 'The prices are updated.',
    unchanged: 'These prices were already stored.',
    held: 'The prices differ too much from the nearest market day. They are held below until they are approved.',
    refused: 'The prices are refused.',
  },
  hints: {
    date: 'If the day already has prices, you see both before they are replaced.',
    gold_hallmark_tola: 'As published; the two units are not computed from each other.',
    source: 'Who published the prices.',
  },
  labels: {
    date: 'Market day',
    gold_hallmark_tola: 'Hallmark gold, per tola (NPR)',
    gold_hallmark_10g: 'Hallmark gold, per 10 gram (NPR)',
    silver_tola: 'Silver, per tola (NPR)',
    silver_10g: 'Silver, per 10 gram (NPR)',
    source: 'Source',
  },
  columnTitles: {
    date: 'Market day',
    gold_hallmark_tola: 'Gold, tola',
    gold_hallmark_10g: 'Gold, 10 g',
    silver_tola: 'Silver, tola',
    silver_10g: 'Silver, 10 g',
    source: 'Source',
  },
  held: {
    title: 'Held prices',
    text: 'A price differs by more than 10% from the nearest market day. Visitors do not see it until it is approved.',
    errorTitle: 'Error Loading Held Prices',
    compared: (day: string) => `Compared with ${day}`,
    approve: {
      button: 'Approve',
      buttonOf: (day: string) => `Approve the prices of ${day}`,
      title: 'Approve these prices?',
      text: (day: string) => `The prices of ${day} are then shown to visitors.`,
      done: 'The prices are approved.',
    },
    refuse: {
      button: 'Refuse',
      buttonOf: (day: string) => `Refuse the prices of ${day}`,
      title: 'Refuse these prices?',
      text: (day: string) => `The prices of ${day} are discarded.`,
      done: 'The prices are refused.',
    },
    working: 'One moment…',
  },
  file: {
    open: 'Import CSV',
    title: 'Import Prices from a CSV File',
    columns: (names: string) =>
      `The first line names the columns: ${names}. The source may be left out. At most 500 lines.`,
    tooLarge: 'The file is too large; at most 200 KB.',
    day: 'Day',
  },
}

export type PricesMessages = typeof en
