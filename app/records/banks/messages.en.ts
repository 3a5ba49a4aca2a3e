export const en = {
  nameRequired: 'Bank name is required',
  codeRequired: 'Bank code is required',
  codeForm: 'A bank code has no spaces',
  codeTaken: 'This code is already used by another bank',
}

export type BankMessages = typeof en
