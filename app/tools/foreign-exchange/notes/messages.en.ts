export const en = {
  heading: 'Important Notes',
  list: [
    'These are the reference rates of Nepal Rastra Bank. Commercial banks and money changers set their own, and add fees.',
    '“Buy” is what the bank pays for foreign currency, “Sell” is what it charges for it, in Nepalese rupees.',
    'Check the unit: some currencies are quoted for 10 or 100. The Indian rupee has been fixed at 1.60 for buying since 1993.',
    'A dash means that the bank published no such rate.',
    'Rates are for information only and are not an offer. Ask your bank before you act on them.',
  ],
  noScript: 'Search and chart need JavaScript. Rates of any date and the converter work without it.',
}

export type NotesMessages = typeof en
