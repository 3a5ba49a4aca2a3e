import { deleteUnusedUploads } from '#app/platform/media/uploads.server.ts'
import type { Job } from './job.ts'

const dayMs = 86_400_000

/** Deletes uploaded pictures that no row has referred to for a day. */
export const unusedUploads: Job = {
  name: 'unused-uploads',
  cron: '40 2 * * *',
  async run({ storage, now }) {
    await deleteUnusedUploads(storage.db, new Date(now().getTime() - dayMs))
  },
}
