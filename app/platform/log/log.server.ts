import { pino } from 'pino'
import type { Config } from '../env/config.server.ts'

export type Log = Awaited<ReturnType<typeof createLog>>

/** Errors are logged as `serializeError` returns them. */
export const logOptions = { base: undefined, serializers: { err: serializeError } }

/** JSON lines in production, readable ones in development. Never log what a visitor typed, nor an address. */
export async function createLog({ logLevel, development }: Pick<Config, 'logLevel' | 'development'>) {
  const options = {
    ...logOptions,
    level: logLevel,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  }
  if (!development) return pino(options)
  const { default: pretty } = await import('pino-pretty')
  return pino(options, pretty({ sync: true }))
}

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
function serializeError(error: unknown, depth = 0): SerializedError {
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
