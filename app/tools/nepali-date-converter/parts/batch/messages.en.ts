export const en = {
  heading: 'Convert many dates at once',
  about: (max: string) => `Paste one date on each line, at most ${max}. They stay in this browser.`,
  label: 'Dates, one on each line',
  toAd: 'Nepali (BS) to English (AD)',
  toBs: 'English (AD) to Nepali (BS)',
  convert: 'Convert all',
  empty: 'Please paste at least one date.',
  tooMany: (count: string, max: string) =>
    `You pasted ${count} lines. At most ${max} can be converted at once.`,
  progress: (done: string, total: string) => `${done} of ${total} lines`,
  done: (good: string, bad: string) =>
    bad === '0' ? `All ${good} converted.` : `${good} converted, ${bad} not.`,
  whichCalendar: (lines: string) =>
    `${lines} ${lines === '1' ? 'line' : 'lines'} could be Nepali or English dates. Read them as:`,
  readAs: { bs: 'Nepali dates (BS)', ad: 'English dates (AD)' },
  download: 'Download CSV',
  fileName: 'converted-dates',
  results: 'Results',
  line: 'Line',
  given: 'Given',
  result: 'Result',
  weekday: 'Weekday',
  remark: 'Remark',
  more: (count: string) => `Show ${count} more`,
}

export type BatchMessages = typeof en
