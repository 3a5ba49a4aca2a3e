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
  cannotRestore: 'This cannot be restored: other rows have been changed or deleted since.',
  changedSince:
    'Some of these rows have been changed again since, so nothing was undone. Restore single rows in the history.',
  restoredAlready: 'This is there again already.',
  operatorStays: 'An operator cannot be banned',
  ownSecondFactor: 'Turn your own second step off on your profile page',
  changedMeanwhile: 'Other rows were changed at the same moment, so nothing was saved. Try again.',
  tooManyRows: (most: string) => `At most ${most} rows can be changed at once. Narrow the list first.`,
  otherCount: (count: string) =>
    `The list has changed in the meantime: ${count} of the chosen rows are there now. Nothing was saved; press again if that is right.`,
  nothingChosen: 'Choose what to change, and in which rows',
  gone: 'There is nothing with this id',
}

export type EditingMessages = typeof en
