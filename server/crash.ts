import type { Site } from './site.ts'

/**
 * An uncaught error ends the process, whose state is unknown then. Node's own output would have all properties of the error,
 * and with them what a visitor sent.
 */
export function endOnCrash({ log }: Pick<Site, 'log'>): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, 'the process ends: an error was caught nowhere')
      process.exit(1)
    })
  }
}
