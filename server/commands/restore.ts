// npm run db:restore -- <file> [--replace] [--keep-sessions]
import { openStorage } from '#db/client.server.ts'
import { restoreDump } from '#db/dump/restore-dump.ts'
import { findUnopened, secretTrouble } from '../auth/operators/new-keys.ts'
import { counted, readCall, refuse, runCommand, secretOf, using } from './command.ts'

const usage = 'npm run db:restore -- <file> [--replace] [--keep-sessions]'

await runCommand(async (config) => {
  const { databaseUrl, dataDir } = config
  const { argument: file, flags } = readCall(usage, ['replace', 'keep-sessions'])
  if (!file) refuse(`Usage: ${usage}`)
  const storage = await openStorage({ dataDir, ...(databaseUrl && { databaseUrl }) })
  const options = { replace: flags.has('replace'), keepSessions: flags.has('keep-sessions') }
  const { sums, migratedAfterwards, trouble } = await using(storage, async () => ({
    ...(await restoreDump(storage, file, options)),
    trouble: secretTrouble(await findUnopened({ db: storage.db, secret: secretOf(config) })),
  }))
  const rows = Object.values(sums).reduce((sum, table) => sum + table.rows, 0)
  const where = databaseUrl ? 'PostgreSQL' : `the embedded database in ${dataDir}`
  console.log(`${counted(rows, 'row')} are in ${where}, and each table was compared with the dump.`)
  if (migratedAfterwards.length > 0)
    console.log(`The dump was of an older release: ${migratedAfterwards.join(', ')} applied.`)
  if (!options.keepSessions)
    console.log('All sessions are ended: everybody signs in again. --keep-sessions keeps them.')
  if (trouble) console.log(`AUTH_SECRET ${trouble.found}. ${trouble.advice}`)
})
