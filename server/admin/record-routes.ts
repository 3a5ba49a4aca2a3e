import type { core } from 'zod/mini'
import type { NamedField } from '#app/platform/editing/row-file.server.ts'
import type { RowKey } from '#app/platform/editing/row-index.ts'
import type { Groups } from '#app/platform/editing/row-order.server.ts'
import type { EditableTable } from '#app/platform/editing/row-parts.server.ts'
import type { AdminRoute } from './define.ts'
import { type Edit, editRoutes } from './edit-routes.ts'
import { fileRoutes } from './file-routes.ts'
import { orderRoutes } from './order-routes.ts'

interface Extras {
  key?: RowKey
  named?: NamedField
  groups?: Groups
}

/** All routes of a record. Those of its order come first: `:id` would match their path. */
export function recordRoutes<T extends EditableTable, Shape extends core.$ZodShape>(
  edit: Edit<T, Shape> & Extras & { record: { controls: Readonly<Record<string, unknown>> } },
): AdminRoute[] {
  return [...orderRoutes(edit), ...editRoutes(edit), ...fileRoutes(edit)]
}
