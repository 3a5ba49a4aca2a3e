import { pino } from 'pino'
import type { Config } from '../env/config.server.ts'

export type Log = Awaited<ReturnType<typeof createLog>>

/** JSON lines in production, readable ones in development. Never log what a visitor typed, nor an address. */
export async function createLog({ logLevel, development }: Pick<Config, 'logLevel' | 'development'>) {
  const options = {
    level: logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  }
  if (!development) return pino(options)
  const { default: pretty } = await import('pino-pretty')
  return pino(options, pretty({ sync: true }))
}
