export const en = {
  title: 'Preeti and Unicode',
  subtitle: 'Convert text of Nepali fonts to Unicode and back',
  font: 'Font',
  fonts: { preeti: 'Preeti', kantipur: 'Kantipur', pcs: 'PCS Nepali' },
  direction: 'Convert',
  toUnicode: 'To Unicode',
  toFont: 'From Unicode',
  text: 'Your text',
  convert: 'Convert',
  file: 'Or open a text file (.txt, up to 1 MB)',
  unread:
    'This file is larger than 1 MB or could not be read. Open a smaller part of it, as plain text (.txt).',
  result: 'Result',
  example: 'Example',
  start: 'This is the beginning. Copy and Download give the whole text.',
  marked:
    'What stands between [[ and ]] has no key in this font. Set it in another font, then delete the brackets.',
  keep: 'Put English between [[ and ]] to keep it. Web and e-mail addresses stay by themselves.',
  copy: 'Copy',
  copied: 'Copied!',
  download: 'Download .txt',
  privacy: 'Your text stays in this browser. It is not sent anywhere.',
}

export type NepaliTextMessages = typeof en
