export const en = {
  title: 'Amount in Words',
  subtitle: 'In Nepali and English, for cheques and contracts, with lakh, crore, arab and kharab',
  label: 'Amount in rupees',
  hint: 'Digits in either script, with commas or without: 1,25,000.50',
  write: 'Write in words',
  example: 'For example',
  problems: {
    unreadable:
      'This is not an amount. Write it in digits, with a point before the paisa, such as 1,25,000.50.',
    negative: 'An amount below zero has no words on a cheque or contract. Write it without the minus sign.',
    'too-large': 'Amounts up to 1,00,00,00,00,00,00,000 (ten thousand kharab) are written in words.',
    'too-many-decimals': 'A rupee has 100 paisa: at most two digits can stand behind the point.',
  },
  languages: { en: 'In English', ne: 'In Nepali' },
  forms: {
    number: 'Number alone',
    cheque: 'For a cheque',
    contract: 'For a contract or receipt',
    figure: 'In digits',
  },
  copy: 'Copy',
  copied: 'Copied!',
}

export type NumberToWordsMessages = typeof en
