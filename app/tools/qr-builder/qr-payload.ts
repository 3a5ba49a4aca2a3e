import { onlyDigits } from '@chautari/bikram-sambat/digits'
import { mobileLength, withoutPrefix } from '#app/lib/mobile-number.ts'

export const services = ['esewa', 'khalti', 'bank'] as const

export type Service = (typeof services)[number]

/** The ground of the card's upper part, near the colour that people know from the service's app; its text is white. */
export const serviceBands: Record<Service, { colour: string; className: string }> = {
  esewa: { colour: '#2f7d1e', className: 'bg-[#2f7d1e]' },
  khalti: { colour: '#5c2d91', className: 'bg-[#5c2d91]' },
  bank: { colour: '#1d4ed8', className: 'bg-[#1d4ed8]' },
}

export interface Payment {
  service: Service
  /** Empty when none is selected. */
  bankCode: string
  name: string
  number: string
}

/** The service of a form value; anything but a wallet is a bank transfer. */
export function serviceOf(value: string): Service {
  return value === 'esewa' || value === 'khalti' ? value : 'bank'
}

/** The letters and spaces of a typed name, with combining marks: without them सीता would become सत. */
export function nameFrom(typed: string): string {
  return typed.replace(/[^\p{L}\p{M}\s]/gu, '')
}

/** The visible characters that `nameFrom` removes, each once. */
export function droppedFrom(typed: string): string[] {
  return [...new Set(typed.match(/[^\p{L}\p{M}\p{C}\s]/gu))]
}

/**
 * The digits of a typed number, in either script. For a wallet, a country code or trunk 0 before ten digits is removed
 * and returned as `prefix`.
 */
export function numberFrom(typed: string, service: Service): { number: string; prefix: string } {
  const digits = onlyDigits(typed)
  return (service !== 'bank' && withoutPrefix(digits)) || { number: digits, prefix: '' }
}

/** What a stored or posted form says, read as it is when it is typed. */
export function paymentFrom(given: Partial<Record<keyof Payment, unknown>>): Payment {
  const text = (key: keyof Payment) => (typeof given[key] === 'string' ? given[key] : '')
  const service = serviceOf(text('service'))
  return {
    service,
    bankCode: service === 'bank' ? text('bankCode') : '',
    name: nameFrom(text('name')),
    number: numberFrom(text('number'), service).number,
  }
}

/** The number that stays when the service changes: an account number is not kept as a mobile number. */
export function numberFor(service: Service, before: Pick<Payment, 'service' | 'number'>): string {
  const { number } = numberFrom(before.number, service)
  const wasAccount = before.service === 'bank' && service !== 'bank'
  return wasAccount && numberProblem({ service, number }) ? '' : number
}

export function nameProblem({ name }: Pick<Payment, 'name'>) {
  return name.trim() === '' ? 'nameRequired' : undefined
}

export function numberProblem({ service, number }: Pick<Payment, 'service' | 'number'>) {
  const empty = number.trim() === ''
  if (service === 'bank') return empty ? 'accountRequired' : undefined
  if (empty) return 'mobileRequired'
  return number.length === mobileLength ? undefined : 'mobileLength'
}

/** Whether the form is complete. */
export function isComplete(form: Payment): boolean {
  return !nameProblem(form) && !numberProblem(form) && (form.service !== 'bank' || form.bankCode !== '')
}

/**
 * The text that a service's app reads from a code: JSON, numbers as strings, keys in the order of its own codes. Spaces of the
 * name are as the card shows them.
 */
export function payloadOf({ service, bankCode, name, number }: Payment): string {
  const holder = name.trim().replace(/\s+/g, ' ')
  switch (service) {
    case 'esewa':
      return JSON.stringify({ name: holder, eSewa_id: number })
    case 'khalti':
      return JSON.stringify({ Khalti_ID: number, name: holder })
    case 'bank':
      return JSON.stringify({ bankCode, accountNumber: number, accountType: null, accountName: holder })
  }
}
