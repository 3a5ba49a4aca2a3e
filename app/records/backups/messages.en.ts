export const en = {
  faults: {
    'not-a-dump': 'This file is not a backup of Chautari.',
    damaged: 'This backup is damaged or incomplete.',
    newer: 'This backup was made by a newer release of Chautari. Update this site first.',
    busy: 'Another restore is in progress.',
    'no-space': 'The disk of the server is full.',
    other: 'The server could not do it. The reason is in its log.',
  },
  gone: 'This backup no longer exists.',
  notRestorable:
    'This file is an archive of the whole embedded database. It can be used on the server only, while Chautari is stopped.',
  isBeingMade: 'A backup is being made at this moment. Try again in a few seconds.',
  tooLarge: 'The file is larger than 512 MB. Restore it on the server with npm run db:restore.',
  outOfOrder: 'The upload was interrupted. Choose the file again.',
  tooManyDownloads: 'You have downloaded ten backups within an hour. Try again later.',
}

export type BackupRecordMessages = typeof en
