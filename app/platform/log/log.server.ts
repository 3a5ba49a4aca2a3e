import { pino } from 'pino'
import type { Config } from '../env/config.server.ts'
import { serializeError } from './error-serializer.ts'

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
