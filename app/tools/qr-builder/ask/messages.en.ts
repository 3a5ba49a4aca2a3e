export const en = {
  reading: 'The code in payment QR codes: mostly the SWIFT code, not always',
}

export type BankAskMessages = typeof en
