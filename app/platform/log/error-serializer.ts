const maxCauses = 3

interface SerializedError {
  type: string
  message: string
  code?: string
  stack?: string
  cause?: SerializedError
}

/**
 * What the log contains of an error. All other properties are left out: those of a database error hold rows and query
 * values, those of a mail error its recipients.
 */
export function serializeError(error: unknown, depth = 0): SerializedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  const { name, message, stack, cause } = error
  const { code } = error as { code?: unknown }
  return {
    type: name,
    message,
    ...(typeof code === 'string' && { code }),
    ...(stack !== undefined && { stack }),
    ...(cause !== undefined && depth < maxCauses && { cause: serializeError(cause, depth + 1) }),
  }
}
