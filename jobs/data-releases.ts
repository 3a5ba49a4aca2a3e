import { storeReleases } from '#app/records/data-releases/store.server.ts'
import type { Job } from './job.ts'

/** Keeps a version of each file of open data that changed since its newest one. */
export const dataReleases: Job = {
  name: 'data-releases',
  cron: '20 3 * * *',
  atStart: true,
  async run({ storage, log, dataFiles, now }) {
    const released = await storeReleases(storage.db, (await dataFiles?.()) ?? [], now())
    if (released.length > 0) log.info({ released }, 'files of open data were released')
  },
}
