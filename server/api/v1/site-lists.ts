import { z } from 'zod'
import { subjectKinds } from '#app/records/corrections/schema.ts'
import { listPublished, mostPublished } from '#app/records/corrections/store.server.ts'
import { listActiveTools } from '#app/records/tools/store.server.ts'
import { listRoute } from './data-route.ts'
import { bilingualName } from './day.ts'

const tool = z.object({
  name: bilingualName,
  /** On this site, in English; in Nepali with `/ne` before it. */
  path: z.string(),
  category: z.string(),
  description: bilingualName,
})

export const readToolList = listRoute('tools', tool, {
  path: '/api/v1/tools',
  summary: 'The tools of this site in their order',
  tags: ['tools'],
  read: async ({ storage }) =>
    (await listActiveTools(storage.db)).map((row) => ({
      name: { en: row.name, ne: row.name_ne },
      path: row.path,
      category: row.category,
      description: { en: row.description, ne: row.description_ne },
    })),
})

const correction = z.object({
  id: z.uuid(),
  kind: z.enum(subjectKinds),
  name: bilingualName,
  state: z.enum(['accepted', 'declined']),
  reason: bilingualName,
  decided_at: z.iso.datetime(),
})

export const readCorrectionList = listRoute('corrections', correction, {
  path: '/api/v1/corrections',
  summary: `What was decided about reported mistakes, the newest ${mostPublished}`,
  tags: ['corrections'],
  read: async ({ storage }) =>
    (await listPublished(storage.db, mostPublished)).map((row) => ({
      id: row.id,
      kind: row.subject_kind,
      name: { en: row.name, ne: row.name_ne },
      state: row.state,
      reason: { en: row.reason, ne: row.reason_ne },
      decided_at: row.decided_at.toISOString(),
    })),
})
