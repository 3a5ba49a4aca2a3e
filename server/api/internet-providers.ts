import { z } from 'zod'
import { publicProvider } from '#app/records/internet-providers/fields.ts'
import { listActiveProviders } from '#app/records/internet-providers/store.server.ts'
import { publicRead } from './define.ts'

export const readInternetProviders = publicRead({
  path: '/api/internet-providers',
  summary: 'Active internet providers with their websites and phone numbers',
  tags: ['internet-providers'],
  answers: z.object({ providers: z.array(publicProvider) }),
  read: async ({ storage }) => ({ providers: await listActiveProviders(storage.db) }),
})
