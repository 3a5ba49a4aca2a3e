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
  conflictSame: 'Both versions say the same. Save again, or close the form.',
  yours: 'Yours',
  theirs: 'Saved by someone else',
  yes: 'Yes',
  no: 'No',
  empty: '(empty)',
}

export type FormMessages = typeof en
