import { STATUS_CODES } from 'node:http'
import type { ErrorHandler } from 'hono'
import type { AppError } from '#app/lib/app-error.ts'
import { securityHeaders } from '#app/platform/http/content-security-policy.server.ts'
import type { ServerEnv } from '#server/env.ts'
import { appErrorOf } from '#server/ops/error-report.ts'
import type { Site } from '#server/services.ts'
import { openHeadersOf } from './open-reads.ts'

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

/** Turns every thrown error into a response. Details are logged, never sent. */
export function answerErrors({ report, config, storage }: Site): ErrorHandler<ServerEnv> {
  return async (error, c) => {
    const known = await appErrorOf(error, storage.db)
    const { code, status } = known
    const requestId = c.get('requestId')
    if (status >= 500) report(error, { kind: code, requestId, path: c.req.path })
    const failure = { error: reasons[code], code, request_id: requestId }
    const { body, contentType } = failureBody(c.req.path, status, failure)
    return c.body(body, status, {
      ...securityHeaders(config.siteUrl),
      ...openHeadersOf(c.req.method, c.req.path),
      'content-type': contentType,
      'cache-control': 'no-store',
      ...(status === 401 && { 'www-authenticate': 'Bearer' }),
      ...((status === 429 || status === 503) && {
        'retry-after': String(known.retryAfterSeconds ?? waitSeconds[status]),
      }),
    })
  }
}

/** `Retry-After` in seconds, by status. */
export const waitSeconds = { 429: '60', 503: '5' }

export const reasons: Record<AppError['code'], string> = {
  'bad-input': 'The request is not of the form that is expected here.',
  unauthorized: 'This address wants a token that it knows.',
  'not-found': 'There is nothing at this address.',
  'too-large': 'The request is too large.',
  'too-many-requests': 'Too many requests. Please try again in a minute.',
  impossible: 'Something went wrong. Please try again in a moment.',
  overloaded: 'Very many people are here at the moment. Please try again in a few seconds.',
  'storage-unavailable': 'The data is not available at the moment. Please try again.',
  'upstream-unavailable': 'The source of this data does not answer at the moment. Please try again.',
}
