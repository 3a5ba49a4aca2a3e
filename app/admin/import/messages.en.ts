export const en = {
  choose: 'CSV file',
  template: 'Download an empty file',
  reading: 'Checking the lines…',
  unreadable: 'This file cannot be read.',
  preview: (count: string) => (count === '1' ? '1 line' : `${count} lines`),
  willBe: 'What will happen to each line',
  became: 'What happened to each line',
  line: 'Line',
  outcome: 'Outcome',
  nothing: 'This file has nothing to store.',
  start: (count: string) => (count === '1' ? 'Import 1 line' : `Import ${count} lines`),
  goOn: (count: string) => (count === '1' ? 'Continue with 1 line' : `Continue with ${count} lines`),
  progress: (done: string, all: string) => `${done} of ${all} lines`,
  importing: 'Importing…',
  stopped: (error: string) =>
    `The import stopped: ${error} What was imported stays; you can try the rest again.`,
  finished: 'The import is finished.',
  close: 'Close',
  other: 'Choose another file',
  drop: 'Or drop the file here.',
  notUtf8: 'This file is not in UTF-8. In Excel, save it as “CSV UTF-8”.',
  show: 'Show',
  allLines: 'All lines',
  firstLines: (count: string, all: string) => `The first ${count} of ${all} lines.`,
}

export type ImportMessages = typeof en
