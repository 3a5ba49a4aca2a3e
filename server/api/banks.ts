import { z } from 'zod'
import { publicBank } from '#app/records/banks/fields.ts'
import { listActiveBanks } from '#app/records/banks/store.server.ts'
import { publicRead } from './define.ts'

export const readBanks = publicRead({
  path: '/api/banks',
  summary: 'Active banks with the codes that payment QR codes name them by',
  tags: ['banks'],
  answers: z.object({ banks: z.array(publicBank) }),
  read: async ({ storage }) => ({ banks: await listActiveBanks(storage.db) }),
})
