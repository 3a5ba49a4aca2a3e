export const en = {
  title: 'Nepali dates in spreadsheets',
  description:
    'Convert BS and AD dates and look up exchange rates in Google Sheets, LibreOffice or Excel, with formulas and without a macro.',
  lead: 'Two tables of this site and three formulas. No macro, no add-on, no key.',
  tablesHeading: '1. Bring in the tables',
  tables: 'Each table needs a sheet of its own in your file, named `months` and `rates`.',
  google: 'In Google Sheets',
  googleHint:
    'Write the first formula into cell `A1` of the sheet `months`, the second into `A1` of `rates`.',
  libreOffice: 'In LibreOffice Calc',
  libreOfficeHint:
    'Save both files. `Sheet, Insert Sheet from File`: choose the file, the comma as separator and the language English (USA). Then name the sheet.',
  excel: 'In Excel',
  excelHint: '`Data, From Web`: give the address, press Load, and name the sheet.',
  formulasHeading: '2. Convert',
  formulas: {
    toAd: {
      title: 'BS to AD',
      hint: 'In `A2` is a text such as `2083-08-11`. Give the cell of the formula a date format.',
    },
    toBs: { title: 'AD to BS', hint: 'In `A2` is a date, for example 27 November 2026.' },
    rate: {
      title: 'Rupees for one unit of a currency',
      hint: 'In `A2` is a code such as `USD` or `INR`. This is the buying rate; for the selling rate write `5` in place of `4`. The sixth column has the day of the rates.',
    },
  },
  rulesHeading: 'Good to know',
  rules: [
    'Months of Bikram Sambat have 29 to 32 days by a table, so no formula works without `months`. It covers 2000 to 2090 BS.',
    '`#N/A` means that there is no such day.',
    'A BS date must be a text: write an apostrophe before it, or format the column as text. Otherwise the program takes it for a date of AD.',
    'Where your program writes decimals with a comma, put `;` in place of each `,` between the parts of a formula.',
    'In newer versions `XLOOKUP` can take the place of `VLOOKUP`. These formulas need none, so that they work in older versions too.',
    'Rows of `months` with the status `computed` have no official calendar yet: their days may still move by one.',
  ],
}

export type SpreadsheetMessages = typeof en
