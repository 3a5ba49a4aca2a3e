export const en = {
  caption: 'Backups',
  errorTitle: 'The backups could not be loaded',
  emptyTitle: 'No backups yet',
  emptyText: 'Make the first one, and keep a copy of it on another machine.',
  intro:
    'A backup is a file on the server with every row of the database. One is made every night, and you can make one here at any time; the newest seven of each are kept. Download one from time to time and keep it on another machine: if the server is lost, so are its backups. A backup is restored on the server, with a command.',
  contents:
    'A file holds everything: names and e-mail addresses of users and subscribers, password hashes, sessions and keys. Anyone who has it can read all of it. Keep it encrypted, and never send it by e-mail.',
  make: 'Make a backup',
  making: 'Backing up…',
  made: (file: string, rows: string) => `Done: ${rows} rows are in ${file}`,
  columnTitles: { file: 'Backup', size: 'Size', rows: 'Rows', origin: 'Made' },
  labels: {
    rows: 'Rows',
    tables: 'Tables',
  },
  rowsUnknown: 'Not counted',
  origins: {
    panel: 'In this panel',
    command: 'On the command line',
    nightly: 'Every night, by the server',
    other: 'Another way',
  },
  download: {
    button: 'Download',
    buttonOf: (file: string) => `Download ${file}`,
    done: (file: string) => `The download of ${file} has begun.`,
  },
  factor: {
    old: 'Before a download, confirm your second step with your app or a passkey. That is good for five minutes.',
    missing:
      'For a download your account needs a second step. Set it up on your profile page, then come back.',
    off: 'For a download you need a second step, which is not enabled on this site. On the server add totp or passkey to AUTH_METHODS.',
    confirm: 'Confirm second step',
    setUp: 'Set up a second step',
  },
}

export type BackupMessages = typeof en
