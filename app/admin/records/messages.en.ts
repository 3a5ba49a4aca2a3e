export const en = {
  more: 'More',
  exportCsv: 'Export CSV',
  exporting: 'Exporting…',
  exported: 'The file is downloaded.',
  importCsv: 'Import CSV',
  changeOrder: 'Change order',
  importTitle: (caption: string) => `Import a CSV File: ${caption}`,
  importHint: (columns: string) =>
    `The first line names the columns, as in an exported file: ${columns}. Columns may be left out. A line with an id changes that row; one without makes a new row, or changes the row with the same key. Nothing is deleted. At most 2,000 lines.`,
  tooLarge: 'The file is too large; at most 1 MB.',
  about: 'Row',
  unnamed: '(no name)',
  changed: (field: string, before: string, after: string) => `${field}: ${before} → ${after}`,
  reason: (field: string, text: string) => `${field}: ${text}`,
  empty: '(empty)',
  outcomes: {
    new: 'New',
    changed: 'Changed',
    unchanged: 'Unchanged',
    stale: 'Out of date',
    refused: 'Refused',
  },
  bulk: 'Selected rows',
  actions: {
    activate: {
      button: 'Activate',
      title: (count: string) => `Activate ${count}?`,
      text: 'Visitors see them at once.',
    },
    deactivate: {
      button: 'Deactivate',
      title: (count: string) => `Deactivate ${count}?`,
      text: 'Visitors no longer see them. Nothing is deleted.',
    },
    delete: {
      button: 'Delete',
      title: (count: string) => `Delete ${count}?`,
      text: 'They are removed at once. The history can bring them all back, also later.',
    },
  },
  rows: (count: string) => (count === '1' ? '1 entry' : `${count} entries`),
  busy: 'Saving…',
  saved: (count: string) =>
    count === '0'
      ? 'All selected rows were like this already.'
      : count === '1'
        ? '1 entry is changed.'
        : `${count} entries are changed.`,
  deleted: (count: string) => (count === '1' ? '1 entry is deleted.' : `${count} entries are deleted.`),
}

export type RecordMessages = typeof en
