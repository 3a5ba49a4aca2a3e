// npm run db:export [-- --replace]: from the embedded database in DATA_DIR into the PostgreSQL at DATABASE_URL.
import { openStorage } from '#db/client.server.ts'
import { makeDump } from '#db/dump/make-dump.ts'
import { restoreDump } from '#db/dump/restore-dump.ts'
import { counted, dumpPath, openExisting, readCall, refuse, runCommand, using } from './command.ts'

await runCommand(async (config) => {
  const { databaseUrl, dataDir } = config
  const { argument, flags } = readCall('npm run db:export [-- --replace]', ['replace'])
  if (!databaseUrl) refuse('Set DATABASE_URL to the PostgreSQL that the data shall go into.')
  const embedded = await openExisting(config)
  const file = argument ?? (await dumpPath(config, new Date()))
  const { rows } = await using(embedded, () => makeDump(embedded, file, new Date()))
  console.log(`${counted(rows, 'row')} of the embedded database are in ${file}`)
  const postgres = await openStorage({ databaseUrl })
  // Sessions stay valid: nothing changed since this dump.
  const options = { replace: flags.has('replace'), keepSessions: true }
  const { sums } = await using(postgres, () => restoreDump(postgres, file, options))
  console.log(
    `All ${counted(Object.keys(sums).length, 'table')} in PostgreSQL hold the same rows: counts and hashes are equal.`,
  )
  console.log(
    `Set AUTH_SECRET to what ${dataDir}/auth-secret holds, if it is there: sign-ins are signed with it.`,
  )
})
