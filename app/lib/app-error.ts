/** General error codes with their HTTP status. */
const statusOf = {
  'bad-input': 400,
  unauthorized: 401,
  'not-found': 404,
  'too-large': 413,
  'too-many-requests': 429,
  impossible: 500,
  overloaded: 503,
  'storage-unavailable': 503,
  'upstream-unavailable': 503,
} as const

export type AppErrorCode = keyof typeof statusOf

/** An error that cannot be handled where it happens: thrown with a code, caught once by the server. */
export class AppError extends Error {
  readonly code: AppErrorCode
  /** When a retry may succeed, if known. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: AppErrorCode,
    message: string = code,
    options?: { cause?: unknown; retryAfterSeconds?: number },
  ) {
    super(message, options)
    this.name = 'AppError'
    this.code = code
    this.retryAfterSeconds = options?.retryAfterSeconds
  }

  get status() {
    return statusOf[this.code]
  }
}
