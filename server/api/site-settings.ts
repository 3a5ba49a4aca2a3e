import { z } from 'zod'
import { publicSettings } from '#app/records/settings/fields.ts'
import { readPublicSettings } from '#app/records/settings/store.server.ts'
import { publicRead } from './define.ts'

export const readSiteSettings = publicRead({
  path: '/api/site-settings',
  summary: 'Settings that public pages show, defaults filled in',
  tags: ['settings'],
  answers: z.object({ settings: z.object(publicSettings) }),
  read: async ({ storage }) => ({ settings: await readPublicSettings(storage.db) }),
})
