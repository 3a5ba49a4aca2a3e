import { join } from 'node:path'
import { nepalDay } from '#app/kit/nepal-time.ts'
import type { Job } from './job.ts'
import { dumpName, keepDump } from './keep-dump.ts'

/** The embedded database cannot make the disk write. A dump once a day can, so that a power cut costs a day at most. */
export const embeddedDump: Job = {
  name: 'embedded-dump',
  cron: '45 2 * * *',
  isNeeded: ({ storage }) => storage.embedded !== undefined,
  async run({ config: { dataDir }, storage: { embedded }, now }) {
    if (!embedded) return
    await keepDump(join(dataDir, 'backups'), dumpName(nepalDay(now())), await embedded.dump())
  },
}
