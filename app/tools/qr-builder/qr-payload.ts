import { onlyDigits } from '#app/kit/digits.ts'

export const services = ['esewa', 'khalti', 'bank'] as const

export type Service = (typeof services)[number]

export interface PaymentForm {
  service: Service
  /** Empty where none was chosen. */
  bankCode: string
  name: string
  number: string
}

const mobileLength = 10

/** The service that a value stands for; any that is not a wallet's counts as bank transfer. */
export function serviceOf(value: string): Service {
  return value === 'esewa' || value === 'khalti' ? value : 'bank'
}

/** A name as it is typed: letters with their marks, and spaces. Without the marks सीता would become सत. */
export function nameFrom(typed: string): string {
  return typed.replace(/[^\p{L}\p{M}\s]/gu, '')
}

/** A number as it is typed: its digits, those of Devanagari among them. */
export function numberFrom(typed: string): string {
  return onlyDigits(typed)
}

export type NameProblem = 'nameRequired'
export type NumberProblem = 'mobileRequired' | 'mobileLength' | 'accountRequired'

export function nameProblem({ name }: Pick<PaymentForm, 'name'>): NameProblem | undefined {
  return name.trim() === '' ? 'nameRequired' : undefined
}

export function numberProblem({
  service,
  number,
}: Pick<PaymentForm, 'service' | 'number'>): NumberProblem | undefined {
  const empty = number.trim() === ''
  if (service === 'bank') return empty ? 'accountRequired' : undefined
  if (empty) return 'mobileRequired'
  return number.length === mobileLength ? undefined : 'mobileLength'
}

/** Whether a code can be made of what stands in the form. */
export function isComplete(form: PaymentForm): boolean {
  return !nameProblem(form) && !numberProblem(form) && (form.service !== 'bank' || form.bankCode !== '')
}

/** The text that the apps of a service read from its codes: JSON, numbers as strings, in the order of their own codes. */
export function payloadOf({ service, bankCode, name, number }: PaymentForm): string {
  const holder = name.trim()
  switch (service) {
    case 'esewa':
      return JSON.stringify({ name: holder, eSewa_id: number })
    case 'khalti':
      return JSON.stringify({ Khalti_ID: number, name: holder })
    case 'bank':
      return JSON.stringify({ bankCode, accountNumber: number, accountType: null, accountName: holder })
  }
}
