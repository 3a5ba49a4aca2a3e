import { z } from 'zod'

/** RFC 9457, with what the site's other failures have as well. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  error: z.string(),
  code: z.string(),
  parameter: z.string().optional(),
  request_id: z.string().optional(),
})
