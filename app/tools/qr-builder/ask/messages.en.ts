export const en = {
  reading: 'The code in payment QR codes: mostly the SWIFT code, not always',
  differs: (swift: string, code: string) =>
    `SWIFT code: ${swift}. Payment QR codes of this bank have another one: ${code}`,
}

export type BankAskMessages = typeof en
