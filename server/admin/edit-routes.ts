import { z } from 'zod'
import * as mini from 'zod/mini'
import type { Lang } from '#app/lib/language.ts'
import { bulkAnswer } from '#app/platform/editing/answers.ts'
import { parseChanges } from '#app/platform/editing/fields.ts'
import { messages } from '#app/platform/editing/messages.ne.ts'
import type { AnyEditor, Edited } from '#app/platform/editing/row-editor.server.ts'
import { mediaPath } from '#app/platform/media/stored-pictures.server.ts'
import type { Site } from '#server/services.ts'
import {
  type AdminReply,
  type AdminRoute,
  badRequest,
  forEditors,
  refused,
  splitVersion,
  stale,
  unknown,
  versionField,
  withBody,
  withFields,
} from './admin-route.ts'

type Fields = mini.ZodMiniObject<mini.core.$ZodShape, mini.core.$strict>

export interface Edit {
  path: AdminRoute['path']
  /** Singular and plural, the field names in answers. */
  names: readonly [one: string, plural: string]
  editor: AnyEditor
  record: {
    edits: (lang: Lang) => Fields
    bulkEdits: (lang: Lang) => Fields
    stored: mini.ZodMiniObject
    orders: readonly string[]
  }
  shown?(row: object): object
  /**
   * The address of a row's picture. Answers have its path on this site as `logo_path`; after a save that is null when the
   * picture could not be fetched.
   */
  logo?(row: object): string | null
}

const maxBytes = 64 * 1024

/** List, create, change and delete of one kind of row, and of many at once. */
export function editRoutes(edit: Edit): AdminRoute[] {
  return [listOf(edit), creating(edit), changing(edit), deleting(edit), changingMany(edit)]
}

function listOf(edit: Edit): AdminRoute {
  const { path, names, editor, record } = edit
  return forEditors.list(path, {
    summary: `All ${names[1]}, in parts`,
    wrapper: names[1],
    orders: record.orders,
    filters: editor.options.filters,
    row: rowOf(edit),
    list: async ({ site }, query) => {
      const { rows, total } = await editor.list(site.storage.db, query)
      const logoOf = (row: object) => edit.logo?.(row) ?? ''
      const paths = edit.logo && (await site.pictures.paths(rows.map(logoOf)))
      const listed = rows.map((row) => ({
        ...shownBy(edit, row),
        ...(paths && { logo_path: paths.get(logoOf(row)) ?? null }),
      }))
      return { rows: listed, total }
    },
  })
}

function creating(edit: Edit): AdminRoute {
  const { path, names, editor, record } = edit
  return forEditors.post(path, {
    summary: `Makes a ${names[0]}`,
    maxBytes,
    status: 201,
    answers: z.object({ [names[0]]: rowOf(edit) }),
    ...withFields(record.edits, async ({ site, ...context }, fields) => {
      const made = await editor.create(site.storage.db, fields, context)
      const logo = await fetchedLogo(site, edit, made)
      return replyOf(edit, made, { status: 201, lang: context.lang, logo })
    }),
  })
}

function changing(edit: Edit): AdminRoute {
  const { path, names, editor, record } = edit
  return forEditors.put(`${path}/:id`, {
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
  })
}

function deleting({ path, names, editor }: Edit): AdminRoute {
  return forEditors.act(
    'DELETE',
    `${path}/:id`,
    `Deletes a ${names[0]}`,
    async ({ site, key, ...context }) => {
      const removed = await editor.removeMany(site.storage.db, [key], context)
      return removed.outcome === 'saved' && removed.changed > 0
    },
  )
}

/** The transaction of a request locks all of them. */
const mostRows = 2000

const manyRequest = (set: mini.core.$ZodType) =>
  z.strictObject({
    ids: z.array(z.uuid()).min(1).max(mostRows),
    set: z.optional(set),
    delete: z.literal(true).optional(),
  })

/** Sets fields of many rows, or deletes them. */
function changingMany({ path, names, editor, record }: Edit): AdminRoute {
  return forEditors.post(`${path}/bulk`, {
    summary: `Sets fields of many ${names[1]} or deletes them: all or none, at most 2,000. Those that are gone are left out`,
    maxBytes: 192 * 1024,
    answers: bulkAnswer,
    ...withBody(
      manyRequest(z.unknown()),
      async ({ site, ...context }, { ids, set = {}, delete: deletes }) => {
        const { lang, actor } = context
        const changes = parseChanges(record.bulkEdits(lang), set, lang)
        if (!changes.ok) return refused(changes.fieldErrors, lang)
        const isSet = Object.keys(changes.fields).length > 0
        if (isSet === Boolean(deletes)) return badRequest(messages[lang].nothingChosen)
        const { db } = site.storage
        const done = deletes
          ? await editor.removeMany(db, ids, context)
          : await editor.updateMany(db, ids, changes.fields, context)
        if (done.outcome === 'refused') return refused(done.fieldErrors, lang)
        return { status: 200, body: { ok: true, changed: done.changed, act: actor.act } }
      },
    ),
    accepts: manyRequest(mini.partial(record.bulkEdits('en'))),
  })
}

/** A row in an answer. */
function rowOf({ record, ...edit }: Edit) {
  if (!edit.logo) return record.stored
  return mini.extend(record.stored, { logo_path: mini.optional(mini.nullable(mini.string())) })
}

interface Replying {
  status: 200 | 201
  lang: Lang
  /** The path of the saved picture on this site. */
  logo: { logo_path?: string | null }
}

/** Fetches the picture during the save, so that the answer shows a failure. */
async function fetchedLogo(
  { pictures }: Site,
  edit: Edit,
  edited: Edited<object>,
): Promise<Replying['logo']> {
  const url = edited.outcome === 'saved' && edit.logo?.(edited.row)
  if (!url) return {}
  const sha256 = await pictures.storeImage(url)
  return { logo_path: sha256 === undefined ? null : mediaPath(sha256) }
}

function replyOf(edit: Edit, edited: Edited<object>, { status, lang, logo }: Replying): AdminReply {
  if (edited.outcome === 'refused') return refused(edited.fieldErrors, lang)
  if (edited.outcome !== 'saved') return unknown(lang)
  return { status, body: { [edit.names[0]]: { ...shownBy(edit, edited.row), ...logo } } }
}

const shownBy = (edit: Edit, row: object): object => edit.shown?.(row) ?? row
