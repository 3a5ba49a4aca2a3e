import { pino } from 'pino'
import type { Config } from '../env/config.server.ts'

export type Log = ReturnType<typeof createLog>

/** JSON lines in production, readable ones in development. Never log what a visitor typed, nor an address. */
export function createLog({ logLevel, development }: Pick<Config, 'logLevel' | 'development'>) {
  return pino({
    level: logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    ...(development && { transport: { target: 'pino-pretty', options: { ignore: 'hostname,pid' } } }),
  })
}
