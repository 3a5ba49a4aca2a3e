export const en = {
  caption: 'Backups',
  errorTitle: 'The backups could not be loaded',
  emptyTitle: 'No backups yet',
  emptyText: 'Make the first one, and keep a copy of it on another machine.',
  intro:
    'A backup is a file on the server with every row of the database. The newest seven that were made here are kept. Download one from time to time and keep it on another machine: if the server is lost, so are its backups. A backup is restored on the server, with a command.',
  make: 'Make a backup',
  making: 'Backing up…',
  made: (file: string, rows: string) => `Done: ${rows} rows are in ${file}`,
  heads: { file: 'Backup', size: 'Size', rows: 'Rows', origin: 'Made' },
  labels: {
    rows: 'Rows',
    tables: 'Tables',
  },
  rowsUnknown: 'Not counted',
  origins: {
    panel: 'In this panel',
    command: 'On the command line',
    nightly: 'Every night, of the embedded database; the README says how to put it back',
    other: 'Another way',
  },
  download: {
    button: 'Download',
    buttonOf: (file: string) => `Download ${file}`,
    title: 'Download this backup?',
    contents:
      'The file holds everything: names and e-mail addresses of users and subscribers, password hashes, sessions and keys. Anyone who has the file can read all of it. Keep it encrypted, and never send it by e-mail.',
    submit: 'Download',
    busy: 'Confirming…',
    done: (file: string) => `The download of ${file} has begun.`,
  },
  remove: {
    button: 'Delete',
    buttonOf: (file: string) => `Delete ${file}`,
    title: 'Delete this backup?',
    text: 'The file is deleted from the server. This cannot be undone.',
    busy: 'Confirming…',
    done: (file: string) => `${file} is deleted.`,
  },
  factor: {
    off: 'This needs a second step, which is not enabled on this site. On the server add totp or passkey to AUTH_METHODS.',
    missing: 'This needs a second step for your account. Set it up on your profile page, then come back.',
    setUp: 'Set up a second step',
    code: 'Code of your authenticator app',
    codeHint: 'Six digits; a recovery code is not accepted here. The confirmation lasts for five minutes.',
    codeMissing: 'Please type the six digits that the app shows now.',
    passkey: 'Confirm with a passkey',
    usePasskey: 'Confirm with your passkey. The confirmation lasts for five minutes.',
    failures: {
      wrong: 'This code is wrong. Please type the one that is shown now.',
      tooMany: 'Too many attempts. Please wait a few minutes.',
      offline: 'The server could not be reached. Please check the connection.',
      passkey: 'No passkey was used. You can try again.',
      other: 'This did not work. Please try again.',
    },
  },
}

export type BackupMessages = typeof en
