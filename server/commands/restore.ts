// npm run db:restore -- <file> [--replace] [--keep-sessions]
import { openStorage } from '#db/client.server.ts'
import { restoreDump } from '#db/dump/restore-dump.ts'
import { counted, readCall, refuse, runCommand, using } from './command.ts'

const usage = 'npm run db:restore -- <file> [--replace] [--keep-sessions]'

await runCommand(async ({ databaseUrl, dataDir }) => {
  const { argument: file, flags } = readCall(usage, ['replace', 'keep-sessions'])
  if (!file) refuse(`Usage: ${usage}`)
  const storage = await openStorage({ dataDir, ...(databaseUrl && { databaseUrl }) })
  const options = { replace: flags.has('replace'), keepSessions: flags.has('keep-sessions') }
  const { sums, migratedAfterwards } = await using(storage, () => restoreDump(storage, file, options))
  const rows = Object.values(sums).reduce((sum, table) => sum + table.rows, 0)
  const where = databaseUrl ? 'PostgreSQL' : `the embedded database in ${dataDir}`
  console.log(`${counted(rows, 'row')} are in ${where}, and each table was compared with the dump.`)
  if (migratedAfterwards.length > 0)
    console.log(`The dump was of an older release: ${migratedAfterwards.join(', ')} applied.`)
  if (!options.keepSessions)
    console.log('All sessions are ended: everybody signs in again. --keep-sessions keeps them.')
})
