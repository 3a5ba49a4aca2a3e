export const en = {
  releasesHeading: 'Versions',
  releasesHint:
    'A changed file is kept as a new version within a day. A version never changes: its address has its SHA-256.',
  releasesFailed: 'The versions cannot be read at the moment. The files above are the newest.',
  releasesList: 'Versions as JSON',
  version: (file: string, day: string) => `${file}, ${day}`,
  rows: (count: string) => (count === '1' ? '1 row' : `${count} rows`),
  changed: (added: string, removed: string) => `New or changed rows: ${added}, gone or replaced: ${removed}`,
}

export type DataMessages = typeof en
