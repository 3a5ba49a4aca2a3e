export const en = {
  nameRequired: 'Please enter a name for this view',
  nameTaken: 'Another of your views has this name',
  tooMany: (most: string) => `You can save at most ${most} views here. Delete one first.`,
}

export type SavedViewMessages = typeof en
