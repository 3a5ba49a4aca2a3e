import { z } from 'zod'
import type { core } from 'zod/mini'

export function jsonContent(schema: core.$ZodType, io: 'input' | 'output' = 'output') {
  return { 'application/json': { schema: z.toJSONSchema(schema, { io }) } }
}

export function failures(...statuses: number[]) {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } }
  return Object.fromEntries(statuses.map((status) => [status, { description: 'Refused or failed', content }]))
}
