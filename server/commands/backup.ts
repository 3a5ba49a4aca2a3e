// npm run db:backup [-- file]
import { makeDump } from '#db/dump/make-dump.ts'
import { counted, dumpPath, openExisting, readCall, runCommand, using } from './command.ts'

await runCommand(async (config) => {
  const now = new Date()
  const { argument } = readCall('npm run db:backup [-- <file>]')
  const storage = await openExisting(config)
  await using(storage, async () => {
    const file = argument ?? (await dumpPath(config, now))
    const { rows, tables } = await makeDump(storage, file, now)
    console.log(`${counted(rows, 'row')} of ${counted(tables, 'table')} are in ${file}`)
  })
  console.log(
    'It holds e-mail addresses, sessions and keys: keep it as you keep the database, and a copy elsewhere.',
  )
})
