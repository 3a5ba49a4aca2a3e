import { sql } from 'kysely'
import { readConfig } from '#app/platform/env/config.server.ts'
import { createLog } from '#app/platform/log/log.server.ts'
import { openStorage } from '#db/client.server.ts'
import { migrateToLatest } from '#db/migrate.ts'
import { type Storage, StorageError } from '#db/storage.ts'
import { readOrCreateSecret } from './auth/auth-secret.ts'
import { secretTrouble } from './auth/operators/new-keys.ts'
import { tryWriteAdminLink } from './auth/operators/one-time-link.ts'
import { readDataFiles } from './data/data-sets.ts'
import { seedSite } from './seed.ts'
import { openSite, type Site } from './services.ts'

type Options = Pick<Site, 'pages'> & { cacheEnabled?: boolean }

/**
 * Reads the configuration, opens, migrates and seeds the database, and creates the site's services.
 * @throws ConfigError, StorageError: their messages are for the operator.
 */
export async function startSite(env: NodeJS.ProcessEnv, options: Options): Promise<Site> {
  const config = readConfig(env)
  const log = await createLog(config)
  const storage = await openStorage({
    ...(config.databaseUrl && { databaseUrl: config.databaseUrl }),
    dataDir: config.dataDir,
    onConnectionLost: (error) => log.warn({ err: error }, 'a connection to the database was lost'),
  })
  try {
    await checkDatabase(storage)
    const { applied } = await migrateToLatest(storage.db)
    const { inserted } = await seedSite(storage.db)
    if (applied.length > 0 || inserted > 0)
      log.info({ applied, inserted }, 'the database was brought up to date')
    if (storage.kind === 'embedded') {
      log.warn(
        'The embedded database survives a killed process but not a power cut. Set DATABASE_URL to a PostgreSQL for a public site.',
      )
    }
    const authSecret = config.authSecret ?? readOrCreateSecret(config.dataDir)
    const trouble = await secretTrouble({ db: storage.db, secret: authSecret })
    if (trouble) log.error(`AUTH_SECRET ${trouble.found}. ${trouble.advice}`)
    const site = await openSite({ config, log, storage, authSecret, dataFiles: readDataFiles, ...options })
    const adminLink = await tryWriteAdminLink(site.signIn, config.dataDir, (error) =>
      log.warn({ err: error }, 'the one-time link for operators could not be written'),
    )
    // Only on a terminal: others may read the log.
    if (adminLink && process.stdout.isTTY)
      console.log(`Operators sign in once, within 15 minutes, at\n  ${adminLink}`)
    return site
  } catch (error) {
    await storage.close()
    throw error
  }
}

/** A first query, so that a database that is not reachable gives a clear message. */
async function checkDatabase({ db, kind }: Storage): Promise<void> {
  if (kind === 'embedded') return
  await sql`select 1`.execute(db).catch((cause: unknown) => {
    const { message, code } = cause as NodeJS.ErrnoException
    throw new StorageError(
      'not-reachable',
      `The database does not answer: ${message || (code ?? 'no reason given')}. Check that PostgreSQL runs, and address, user and password in DATABASE_URL.`,
      { cause },
    )
  })
}
