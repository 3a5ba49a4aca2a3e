import type { FieldErrors } from '#app/platform/editing/parse-fields.ts'
import type { ApiMessages } from './messages.en.ts'

/** A failed call, with texts for the operator. */
export interface Failure {
  ok: false
  /** 0 without an answer of the server. */
  status: number
  error: string
  fieldErrors: FieldErrors
  /** The current row, where it was saved after it was read. */
  current?: object
}

/** API-02: with the error text of the server if there is one. */
export function failureOf(status: number, body: unknown, text: ApiMessages): Failure {
  const { error, reason, fields, current } = Object(body) as Record<string, unknown>
  const said = typeof error === 'string' && error !== '' ? error : text.requestFailed
  return {
    ok: false,
    status,
    error: refusalOf(status, reason, text) ?? said,
    fieldErrors: isObject(fields) ? (fields as FieldErrors) : {},
    ...(status === 409 && isObject(current) && { current }),
  }
}

function refusalOf(status: number, reason: unknown, text: ApiMessages): string | undefined {
  if (status === 401) return text.notAuthenticated
  if (status === 429) return text.tooManyRequests
  if (reason === 'second_factor_lost') return text.problems['factor-lost']
  return reason === 'second_factor_needed' ? text.secondFactorNeeded : undefined
}

export function failureOfThrown(thrown: unknown, text: ApiMessages): Failure {
  const name = thrown instanceof Error ? thrown.name : ''
  const error =
    name === 'TimeoutError' ? text.tooSlow : name === 'TypeError' ? text.noConnection : text.unknownError
  return { ok: false, status: 0, error, fieldErrors: {} }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
