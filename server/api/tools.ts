import { z } from 'zod'
import { listActiveTools } from '#app/records/tools/store.server.ts'
import { publicRead } from './define.ts'

const text = z.string()
const optional = z.string().nullable()

export const publicTool = z.object({
  id: z.uuid(),
  name: text,
  name_ne: optional,
  description: text,
  description_ne: optional,
  icon_name: text,
  category: text,
  path: text,
  sort_order: z.int(),
  is_active: z.literal(true),
  seo_title: optional,
  seo_title_ne: optional,
  seo_description: optional,
  seo_description_ne: optional,
  seo_keywords: optional,
  seo_keywords_ne: optional,
  og_image: optional,
  updated_at: z.iso.datetime(),
})

export const readTools = publicRead({
  path: '/api/tools',
  summary: 'Active tools in their order',
  tags: ['tools'],
  answers: z.object({ tools: z.array(publicTool) }),
  read: async ({ storage }) => ({ tools: await listActiveTools(storage.db) }),
})
