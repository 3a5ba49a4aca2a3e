export const en = {
  title: 'Open data',
  description:
    'Open data of Nepal as files: months of Bikram Sambat, public holidays, postal codes, mobile carriers, emergency numbers.',
  lead: 'Lists of this site as CSV files that anyone may use, for any purpose.',
  filesHeading: 'Files',
  files: {
    months:
      'Months of Bikram Sambat 2000 to 2090: length, first day in AD, and how it is known, with sources.',
    'calendar-days':
      'Each day of Bikram Sambat 2000 to 2090 in AD, with its tithi: test vectors with the correct answers.',
    'calendar-refusals':
      'Test vectors: dates that do not exist or that the calendar does not cover, which a converter must reject.',
    holidays: 'Public holidays, each day of a Bikram Sambat year, with who has them and who published them.',
    'holidays-openholidays': 'The same public holidays in the form of OpenHolidays, by days of AD.',
    'postal-codes': 'Post offices with their postal codes and districts.',
    carriers: 'Mobile carriers with the prefixes of the numbers that they issued.',
    'emergency-numbers': 'Emergency and help line numbers, each with its sources.',
  },
  download: (file: string) => `Download ${file}`,
  packageHint: 'Columns, sizes, SHA-256 hashes and sources of all files:',
  licenceHeading: 'Licence',
  licence: [
    'Our compilations are dedicated to the public domain under CC0 1.0. You may use, change and sell them without asking; credit is welcome but not required.',
    'The facts come from sources that the files and the data package name. Their own texts are not part of the files.',
    'Exchange rates belong to Nepal Rastra Bank and gold and silver prices to the dealers’ association: the API passes them on as published and their terms hold. Prices of coins are not offered as data.',
    'No warranty. Where money or a deadline depends on a date, check it with the official calendar.',
  ],
  licenceLink: 'Text of CC0 1.0',
  changesHeading: 'Changes',
  changes: [{ day: '2026-11-27', text: 'First release of all eight files.' }],
  changesHint: 'A file is regenerated when its list changes, and so is its hash. Columns are only added.',
  releasesHeading: 'Versions',
  releasesHint:
    'A changed file is kept as a new version within a day. A version never changes: its address has its SHA-256.',
  releasesFailed: 'The versions cannot be read at the moment. The files above are the newest.',
  releasesList: 'Versions as JSON',
  version: (file: string, day: string) => `${file}, ${day}`,
  rows: (count: string) => (count === '1' ? '1 row' : `${count} rows`),
  changed: (added: string, removed: string) => `New or changed rows: ${added}, gone or replaced: ${removed}`,
  developers: 'The same data by API',
  corrections: 'What was reported as wrong, and what was decided',
}

export type DataMessages = typeof en
