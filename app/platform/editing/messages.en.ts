export const en = {
  badRequest: 'Some fields cannot be used',
  notAnObject: 'The request must be a JSON object',
  unknownField: 'This field is not known here',
  notText: 'Must be a text',
  notStorable: 'This text cannot be stored',
  tooLong: (max: string) => `Must have at most ${max} characters`,
  picture: (https: string) =>
    `Please enter an address that starts with ${https}: pictures are fetched that way only`,
  url: (http: string, https: string) => `Please enter a valid URL (starting with ${http} or ${https})`,
  notOffered: 'Please choose one of the offered values',
  notYesOrNo: 'Must be yes or no',
  notNumber: 'Must be a number',
  tooLarge: (max: string) => `Must be at most ${max}`,
  negative: 'Must be 0 or more',
  twoDecimals: 'Must have at most two decimals',
  notAnInstant: 'Must be the time at which the row was read',
  stale: 'Someone else changed this in the meantime. Compare both versions, then save again.',
  severalRows: (columns: string) => `Several rows have this ${columns}: give the id of the one that is meant`,
  sameRow: (line: string) => `Line ${line} is about the same row`,
  staleLine:
    'Changed by someone else since the file was exported. Export again, and make your change in the new file.',
  noSuchName: 'There is no row with this name or id',
  misread: 'This text was read in a wrong encoding. Save the file as UTF-8',
  severalNames: 'Several rows have this name: give the id',
  csv: {
    empty: 'The file has no lines below its first one, which names the columns.',
    unknownColumns: (names: string, known: string) =>
      `These columns are not known: ${names}. A file may have: ${known}.`,
    sameColumns: (names: string) => `These columns are there more than once: ${names}.`,
    tooManyLines: (max: string) => `The file has too many lines; at most ${max}.`,
    tooLarge: (max: string) => `The file is too large; at most ${max} MB.`,
  },
  tooManyToOrder: (max: string) => `Only a list of at most ${max} rows can be put in order here.`,
  staleOrder:
    'Rows were added, deleted or moved in the meantime. This is the order now; move the rows again.',
  cannotRestore: 'This cannot be restored: other rows have been changed or deleted since.',
  changedSince: 'changed again since',
  restoredAlready: 'This is there again already.',
  operatorStays: 'An operator cannot be banned',
  ownSecondFactor: 'Turn your own second step off on your profile page',
  nothingToSend: 'There is nothing to send again',
  changedMeanwhile: 'Other rows were changed at the same moment, so nothing was saved. Try again.',
  nothingChosen: 'Choose what to change, and in which rows',
  gone: 'There is nothing with this id',
}

export type EditingMessages = typeof en
