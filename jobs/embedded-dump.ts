import { join } from 'node:path'
import { nepalDay } from 'bikram-sambat-calendar/iso-day'
import { dailyDumpName, saveDump } from '#db/dump/dump-files.ts'
import type { Job } from './job.ts'

/** The embedded database cannot fsync. A dump once a day does, so that a power cut costs one day at most. */
export const embeddedDump: Job = {
  name: 'embedded-dump',
  cron: '45 2 * * *',
  isBackup: true,
  isNeeded: ({ storage }) => storage.embedded !== undefined,
  async run({ config: { dataDir }, storage: { embedded }, now }) {
    if (!embedded) return
    await saveDump(join(dataDir, 'backups'), dailyDumpName(nepalDay(now())), await embedded.dump())
  },
}
