import type { Selectable } from 'kysely'
import { z } from 'zod'
import * as mini from 'zod/mini'
import type { Lang } from '#app/lib/language.ts'
import type { EditableTable as Table } from '#app/platform/editing/editable-table.server.ts'
import { parseChanges } from '#app/platform/editing/fields.ts'
import { messages } from '#app/platform/editing/messages.ne.ts'
import type { Edited, RowEditor } from '#app/platform/editing/row-editor.server.ts'
import { mediaPath } from '#app/platform/media/stored-pictures.server.ts'
import type { Database } from '#db/schema.ts'
import type { Site } from '#server/services.ts'
import { bulkRoute } from './bulk-route.ts'
import type { AdminReply, AdminRoute } from './define.ts'
import { done, listRoute, okAnswer, refused, stale, unknown } from './replies.ts'
import { splitVersion, versionField, withFields } from './request-body.ts'

type Row<T extends Table> = Selectable<Database[T]>

export interface Edit<T extends Table, Shape extends mini.core.$ZodShape> {
  path: AdminRoute['path']
  /** Singular and plural, the field names in answers. */
  names: readonly [one: string, many: string]
  editor: RowEditor<T, mini.output<mini.ZodMiniObject<Shape, mini.core.$strict>>>
  record: {
    edits: (lang: Lang) => mini.ZodMiniObject<Shape, mini.core.$strict>
    bulkEdits: (lang: Lang) => mini.ZodMiniObject<mini.core.$ZodShape, mini.core.$strict>
    stored: mini.ZodMiniObject
  }
  orders: readonly (keyof Row<T> & string)[]
  shown?: (row: Row<T>) => object
  /**
   * The address of a row's picture. Answers have its path on this site as `logo_path`; after a save that is null when the
   * picture could not be fetched.
   */
  logo?: (row: Row<T>) => string | null
}

const maxBytes = 64 * 1024

/** List, create, change and delete of one kind of row, and of many at once. */
export function editRoutes<T extends Table, Shape extends mini.core.$ZodShape>(
  edit: Edit<T, Shape>,
): AdminRoute[] {
  return [listOf(edit), creating(edit), changing(edit), deleting(edit), bulkRoute(edit)]
}

function listOf<T extends Table, Shape extends mini.core.$ZodShape>(edit: Edit<T, Shape>): AdminRoute {
  const { path, names, editor, orders } = edit
  return listRoute({
    role: 'editor',
    path,
    summary: `All ${names[1]}, in parts`,
    wrapper: names[1],
    orders,
    filters: editor.options.filters,
    row: rowOf(edit),
    list: async ({ site }, query) => {
      const { rows, total } = await editor.list(site.storage.db, query)
      const { logo } = edit
      const paths = logo && (await site.pictures.paths(rows.map(logo)))
      const listed = rows.map((stored) => ({
        ...shownBy(edit, stored),
        ...(logo && { logo_path: paths?.get(logo(stored) ?? '') ?? null }),
      }))
      return { rows: listed, total }
    },
  })
}

function creating<T extends Table, Shape extends mini.core.$ZodShape>(edit: Edit<T, Shape>): AdminRoute {
  const { path, names, editor, record } = edit
  return {
    role: 'editor',
    method: 'POST',
    path,
    summary: `Makes a ${names[0]}`,
    maxBytes,
    status: 201,
    answers: z.object({ [names[0]]: rowOf(edit) }),
    ...withFields(record.edits, async ({ site, ...context }, fields) => {
      const made = await editor.create(site.storage.db, fields, context)
      const logo = await fetchedLogo(site, edit, made)
      return replyOf(edit, made, { status: 201, lang: context.lang, logo })
    }),
  }
}

function changing<T extends Table, Shape extends mini.core.$ZodShape>(edit: Edit<T, Shape>): AdminRoute {
  const { path, names, editor, record } = edit
  return {
    role: 'editor',
    method: 'PUT',
    path: `${path}/:id`,
    summary: `Changes the given fields of a ${names[0]}. With the updated_at that was read, an edit over a newer version is answered 409 with both`,
    accepts: mini.extend(mini.partial(record.edits('en')), { updated_at: versionField }),
    maxBytes,
    answers: z.object({ [names[0]]: rowOf(edit) }),
    answer: async ({ site, key, body, ...context }) => {
      const { lang } = context
      const request = splitVersion(body)
      if (!request) return refused({ updated_at: messages[lang].notAnInstant }, lang)
      const parsed = parseChanges(record.edits(lang), request.given, lang)
      if (!parsed.ok) return refused(parsed.fieldErrors, lang)
      const version = request.version ?? undefined
      const changed = await editor.update(site.storage.db, key, parsed.fields, { ...context, version })
      if (changed.outcome === 'stale') {
        const versions = { current: shownBy(edit, changed.current), yours: request.given }
        return await stale(site.storage.db, [editor.options.table, key], versions, lang)
      }
      const logo = 'logo_url' in parsed.fields ? await fetchedLogo(site, edit, changed) : {}
      return replyOf(edit, changed, { status: 200, lang, logo })
    },
  }
}

function deleting<T extends Table, Shape extends mini.core.$ZodShape>(edit: Edit<T, Shape>): AdminRoute {
  return {
    role: 'editor',
    method: 'DELETE',
    path: `${edit.path}/:id`,
    summary: `Deletes a ${edit.names[0]}`,
    answers: okAnswer,
    answer: async ({ site, key, ...context }) => {
      const outcome = await edit.editor.remove(site.storage.db, key, context)
      return outcome === 'deleted' ? done : unknown(context.lang)
    },
  }
}

/** A row in an answer. */
function rowOf<T extends Table, Shape extends mini.core.$ZodShape>({ record, logo }: Edit<T, Shape>) {
  if (!logo) return record.stored
  return mini.extend(record.stored, { logo_path: mini.optional(mini.nullable(mini.string())) })
}

interface Replying {
  status: 200 | 201
  lang: Lang
  /** The path of the saved picture on this site. */
  logo: { logo_path?: string | null }
}

/** Fetches the picture during the save, so that the answer shows a failure. */
async function fetchedLogo<T extends Table, Shape extends mini.core.$ZodShape>(
  { pictures }: Site,
  { logo }: Edit<T, Shape>,
  edited: Edited<Row<T>>,
): Promise<{ logo_path?: string | null }> {
  const url = edited.outcome === 'saved' && logo?.(edited.row)
  if (!url) return {}
  const sha256 = await pictures.storeImage(url)
  return { logo_path: sha256 === undefined ? null : mediaPath(sha256) }
}

function replyOf<T extends Table, Shape extends mini.core.$ZodShape>(
  edit: Edit<T, Shape>,
  edited: Edited<Row<T>>,
  { status, lang, logo }: Replying,
): AdminReply {
  if (edited.outcome === 'refused') return refused(edited.fieldErrors, lang)
  if (edited.outcome !== 'saved') return unknown(lang)
  return { status, body: { [edit.names[0]]: { ...shownBy(edit, edited.row), ...logo } } }
}

function shownBy<T extends Table, Shape extends mini.core.$ZodShape>(
  edit: Edit<T, Shape>,
  row: Row<T>,
): object {
  return edit.shown ? edit.shown(row) : row
}
