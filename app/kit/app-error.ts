/** The general errors that any module may meet, with the HTTP status that each becomes at the border. */
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

/** What cannot be answered where it happens: thrown with a code, caught once at the border. */
export class AppError extends Error {
  readonly code: AppErrorCode
  /** When another try may succeed, where that is known. */
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
