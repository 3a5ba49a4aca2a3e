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
  importing: 'Importing…',
  over: (count: string) =>
    `Take the file’s version for ${count === '1' ? 'the line that is' : `the ${count} lines that are`} out of date: it replaces what was saved since the file was made`,
  isOver: 'The file’s version is taken: it replaces what was saved since the file was made',
  field: 'Field',
  reason: 'Reason',
  download: 'Download the lines that are not stored',
  finished: 'The import is finished.',
  close: 'Close',
  other: 'Choose another file',
  drop: 'Or drop the file here.',
  notUtf8: 'This file is not in UTF-8. In Excel, save it as “CSV UTF-8”.',
  firstLines: (count: string, all: string) => `The first ${count} of ${all} lines.`,
}

export type ImportMessages = typeof en
