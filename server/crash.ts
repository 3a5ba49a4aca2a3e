import type { Site } from './site.ts'

/**
 * An error that nothing caught ends the process, as it must: who knows what is half done. What Node would print of it by
 * itself holds all its properties, and with them what a visitor sent.
 */
export function endOnCrash({ log }: Pick<Site, 'log'>): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, 'the process ends: an error was caught nowhere')
      process.exit(1)
    })
  }
}
