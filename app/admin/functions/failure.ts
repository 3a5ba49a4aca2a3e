import type { Faults } from '#app/platform/editing/read-fields.ts'
import type { FunctionWords } from './messages.en.ts'

/** Why a call did not work, in words for the operator. */
export interface Failure {
  ok: false
  /** 0 where the server never answered. */
  status: number
  error: string
  /** What is wrong with single fields, by name. */
  faults: Faults
  /** The row as it stands now, where somebody else saved it after it was read. */
  current?: object
}

/** API-02: the text of the server where there is one. */
export function failureOf(status: number, body: unknown, text: FunctionWords): Failure {
  const { error, reason, fields, current } = Object(body) as Record<string, unknown>
  const said = typeof error === 'string' && error !== '' ? error : text.requestFailed
  return {
    ok: false,
    status,
    error: refusalOf(status, reason, text) ?? said,
    faults: isObject(fields) ? (fields as Faults) : {},
    ...(status === 409 && isObject(current) && { current }),
  }
}

function refusalOf(status: number, reason: unknown, text: FunctionWords): string | undefined {
  if (status === 401) return text.notAuthenticated
  if (status === 429) return text.tooManyRequests
  if (reason === 'second_factor_lost') return text.problems['factor-lost']
  return reason === 'second_factor_needed' ? text.secondFactorNeeded : undefined
}

export function failureOfThrown(thrown: unknown, text: FunctionWords): Failure {
  const name = thrown instanceof Error ? thrown.name : ''
  const error =
    name === 'TimeoutError' ? text.tooSlow : name === 'TypeError' ? text.noConnection : text.unknownError
  return { ok: false, status: 0, error, faults: {} }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
