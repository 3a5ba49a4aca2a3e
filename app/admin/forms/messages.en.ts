export const en = {
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving...',
  delete: 'Delete',
  deleting: 'Deleting…',
  requiredMark: '(required)',
  recommended: (count: string, best: string) => `${count}/${best} characters (recommended)`,
  leaveTitle: 'Discard what you typed?',
  leaveText: 'This form has changes that are not saved.',
  leaveYes: 'Discard',
  leaveNo: 'Keep editing',
  conflictTitle: 'Two versions',
  conflictText: 'Choose for each field which version is right, then save again.',
  conflictElsewhere:
    'No field was changed to two values. The form has both versions together; look it over, then save again.',
  yours: 'Yours',
  theirs: 'Saved by someone else',
  savedBy: (person: string) => `Saved by ${person}`,
  yes: 'Yes',
  no: 'No',
  empty: '(empty)',
  /** Of records; a section may have others. */
  labels: {
    name: 'Name',
    name_ne: 'Name in Nepali',
    description: 'Description',
    description_ne: 'Description in Nepali',
    logo_url: 'Logo address',
    sort_order: 'Order',
    is_active: 'Shown to visitors',
  },
  hints: {
    name_ne: 'If left empty, Nepali pages show the English name.',
    sort_order: 'Lower numbers come first. If left empty, a new row comes last.',
  },
  picture: {
    group: 'Logo',
    choose: 'Choose a picture',
    replace: 'Choose another picture',
    remove: 'Remove picture',
    fileHint: 'PNG, JPEG or WebP. You can also drop or paste a picture here, or enter its address below.',
    preview: 'The logo as it is now',
    checking: 'The picture is being fetched…',
    found: 'There is a picture at this address.',
    uploading: 'Uploading…',
    noPicture: 'This file is no picture that can be used. Please choose a PNG, JPEG or WebP.',
  },
  logoMissing:
    'No picture could be fetched from the logo address: no PNG, JPEG or WebP of at most 256 KB answers there.',
}

export type FormMessages = typeof en
