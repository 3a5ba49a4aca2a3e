// npm run db:restore -- <file> [--replace]
import { openStorage } from '#db/client.server.ts'
import { restoreDump } from '#db/dump/restore-dump.ts'
import { counted, readCall, refuse, runCommand, using } from './command.ts'

const usage = 'npm run db:restore -- <file> [--replace]'

await runCommand(async ({ databaseUrl, dataDir }) => {
  const { file, replace } = readCall(usage)
  if (!file) refuse(`Usage: ${usage}`)
  const storage = await openStorage({ dataDir, ...(databaseUrl && { databaseUrl }) })
  const { sums, migratedAfterwards } = await using(storage, () => restoreDump(storage, file, { replace }))
  const rows = Object.values(sums).reduce((sum, table) => sum + table.rows, 0)
  const where = databaseUrl ? 'PostgreSQL' : `the embedded database in ${dataDir}`
  console.log(`${counted(rows, 'row')} are in ${where}, and each table was compared with the dump.`)
  if (migratedAfterwards.length > 0)
    console.log(`The dump was of an older release: ${migratedAfterwards.join(', ')} applied.`)
})
