export const en = {
  reading: 'The code in payment QR codes: mostly the SWIFT code, not always',
  differs: (swift: string, code: string) => `SWIFT code: ${swift}. In payment QR codes: ${code}`,
}

export type BankAskMessages = typeof en
