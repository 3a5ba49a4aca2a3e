import { STATUS_CODES } from 'node:http'

interface Failure {
  error: string
  code: string
  request_id?: string | undefined
  /** The name of the parameter that is wrong. */
  parameter?: string
}

export const problemType = 'application/problem+json'

/** Whether failures of an address are problem details. */
export const hasProblems = (path: string) => path.startsWith('/api/v1/')

/** RFC 9457. The members of a failure elsewhere on the site are extensions of it. */
export function problemOf(status: number, failure: Failure) {
  const { error: detail } = failure
  return { type: 'about:blank', title: STATUS_CODES[status] ?? '', status, detail, ...failure }
}

/** A failure in the form of its address. */
export function failureBody(path: string, status: number, failure: Failure) {
  return hasProblems(path)
    ? { body: JSON.stringify(problemOf(status, failure)), contentType: problemType }
    : { body: JSON.stringify(failure), contentType: 'application/json; charset=utf-8' }
}
