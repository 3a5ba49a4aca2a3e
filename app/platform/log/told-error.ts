const deepest = 3

interface ToldError {
  type: string
  message: string
  code?: string
  stack?: string
  cause?: ToldError
}

/**
 * What a log tells of an error. Its other properties stay out: those of a database hold rows and the values of a query,
 * those of a mail its receivers.
 */
export function toldError(error: unknown, depth = 0): ToldError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  const { name, message, stack, cause } = error
  const { code } = error as { code?: unknown }
  return {
    type: name,
    message,
    ...(typeof code === 'string' && { code }),
    ...(stack !== undefined && { stack }),
    ...(cause !== undefined && depth < deepest && { cause: toldError(cause, depth + 1) }),
  }
}
