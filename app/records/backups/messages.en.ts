export const en = {
  noSpace: 'The disk of the server is full.',
  gone: 'This backup no longer exists.',
  isBeingMade: 'A backup is being made at this moment. Try again in a few seconds.',
  tooManyDownloads: 'You have downloaded ten backups within an hour. Try again later.',
}

export type BackupRecordMessages = typeof en
