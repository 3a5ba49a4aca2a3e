import { z } from 'zod'
import { publicPlan } from '#app/records/internet-plans/fields.ts'
import { listActivePlans } from '#app/records/internet-plans/store.server.ts'
import { publicRead } from './define.ts'

export const readInternetPlans = publicRead({
  path: '/api/internet-plans',
  summary:
    'Active plans of active internet providers, each with its provider; a price is that of a whole billing cycle',
  tags: ['internet-plans', 'internet-providers'],
  answers: z.object({ plans: z.array(publicPlan) }),
  read: async ({ storage }) => ({ plans: await listActivePlans(storage.db) }),
})
