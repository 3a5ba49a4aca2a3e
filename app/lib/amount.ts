import { plainNumber } from './nepali-grouping.ts'

export type Amount =
  | { kind: 'amount'; text: string }
  /** Nothing typed yet, or a lone point. */
  | { kind: 'empty' }
  | { kind: 'not-digits' }
  /** More than `mostDigits` before the point. */
  | { kind: 'too-large' }

export const mostDigits = 12

/** Reads a typed amount in digits of either script, grouped or not, with a point: `1,500.50`, `.5` and `5.`. */
export function readAmount(typed: string): Amount {
  const plain = plainNumber(typed)
  if (plain === '' || plain === '.') return { kind: 'empty' }
  const [, whole = '', rest = ''] = /^(\d*)\.?(\d*)$/.exec(plain) ?? []
  if (whole + rest === '') return { kind: 'not-digits' }
  if (whole.replace(/^0+/, '').length > mostDigits) return { kind: 'too-large' }
  return { kind: 'amount', text: `${whole || '0'}${rest && `.${rest}`}` }
}
