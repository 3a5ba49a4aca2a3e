// npm run db:export [-- --replace]: from the embedded database in DATA_DIR into the PostgreSQL at DATABASE_URL.
import { openStorage } from '#db/client.server.ts'
import { makeDump } from '#db/dump/make-dump.ts'
import { refuseTarget, restoreDump } from '#db/dump/restore-dump.ts'
import { secretTrouble } from '../auth/operators/new-keys.ts'
import { counted, dumpPath, openExisting, readCall, refuse, runCommand, secretOf, using } from './command.ts'

await runCommand(async (config) => {
  const { databaseUrl, dataDir } = config
  const { argument, flags } = readCall('npm run db:export [-- --replace]', ['replace'])
  if (!databaseUrl) refuse('Set DATABASE_URL to the PostgreSQL that the data shall go into.')
  const embedded = await openExisting({ dataDir })
  const file = argument ?? (await dumpPath(config, new Date()))
  // Sessions stay valid: nothing changed since this dump.
  const options = { replace: flags.has('replace'), keepSessions: true }
  await using(embedded, async () => {
    const trouble = await secretTrouble({ db: embedded.db, secret: secretOf(config) })
    if (trouble) refuse(`AUTH_SECRET ${trouble.found}. Set it to what ${dataDir}/auth-secret holds.`)
    const postgres = await openStorage({ databaseUrl })
    await using(postgres, async () => {
      await refuseTarget(postgres, options.replace)
      const { rows } = await makeDump(embedded, file, new Date())
      console.log(`${counted(rows, 'row')} of the embedded database are in ${file}`)
      const { sums } = await restoreDump(postgres, file, options)
      const tables = counted(Object.keys(sums).length, 'table')
      console.log(`All ${tables} in PostgreSQL hold the same rows: counts and hashes are equal.`)
    })
  })
})
