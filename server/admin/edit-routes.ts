import { digitsIn } from '@chautari/bikram-sambat/digits'
import { z } from 'zod'
import * as mini from 'zod/mini'
import type { Lang } from '#app/lib/language.ts'
import { bulkAnswer, orderAnswer, savedOrderAnswer } from '#app/platform/editing/answers.ts'
import type { RowFile } from '#app/platform/editing/csv-export.server.ts'
import { parseChanges } from '#app/platform/editing/fields.ts'
import { messages } from '#app/platform/editing/messages.ne.ts'
import type { Edited } from '#app/platform/editing/row-editor.server.ts'
import { listOrder, mostOrdered, reorderRows } from '#app/platform/editing/row-order.server.ts'
import { mediaPath } from '#app/platform/media/stored-pictures.server.ts'
import { mostRowsOfAct } from '#app/records/audit/store.server.ts'
import type { Site } from '#server/services.ts'
import {
  type AdminReply,
  type AdminRoute,
  badRequest,
  conflict,
  forEditors,
  refused,
  splitVersion,
  stale,
  unknown,
  versionField,
  withBody,
  withFields,
} from './admin-route.ts'

export interface Edit extends RowFile {
  path: AdminRoute['path']
  /** Singular and plural, the field names in answers. */
  names: readonly [one: string, plural: string]
  record: RowFile['record'] & { bulkEdits: RowFile['record']['edits'] }
}

/**
 * Answers have the path of a row's picture on this site as `logo_path`; after a save that is null when the picture could not
 * be fetched.
 */
const hasLogo = ({ record }: Edit) => 'logo_url' in record.controls

const logoOf = (row: object) => (row as { logo_url?: string | null }).logo_url ?? ''

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
      const paths = hasLogo(edit) && (await site.pictures.paths(rows.map(logoOf)))
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
      const logo = await fetchedLogo(site, made)
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
      const logo = 'logo_url' in parsed.fields ? await fetchedLogo(site, changed) : {}
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

const manyRequest = (set: mini.core.$ZodType) =>
  z.strictObject({
    ids: z.array(z.uuid()).min(1).max(mostRowsOfAct),
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
function rowOf(edit: Edit) {
  const { stored } = edit.record
  if (!hasLogo(edit)) return stored
  return mini.extend(stored, { logo_path: mini.optional(mini.nullable(mini.string())) })
}

interface Replying {
  status: 200 | 201
  lang: Lang
  /** The path of the saved picture on this site. */
  logo: { logo_path?: string | null }
}

/** Fetches the picture during the save, so that the answer shows a failure. */
async function fetchedLogo({ pictures }: Site, edited: Edited<object>): Promise<Replying['logo']> {
  const url = edited.outcome === 'saved' && logoOf(edited.row)
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

const orderedIds = z.array(z.uuid()).max(mostOrdered)
const orderRequest = z.strictObject({ ids: orderedIds, read: orderedIds })

/** The order of a record whose rows have a position; else no routes. */
export function orderRoutes({ path, names, editor, record }: Edit): AdminRoute[] {
  if (!('sort_order' in record.controls)) return []
  const reading = forEditors.get(`${path}/order`, {
    summary: `All ${names[1]} in the order in which pages show them`,
    answers: orderAnswer,
    answer: async ({ site, lang }) => {
      const found = await listOrder(site.storage.db, editor.options)
      return found.length > mostOrdered
        ? refused({ order: messages[lang].tooManyToOrder(digitsIn(lang, mostOrdered)) }, lang)
        : { status: 200, body: { rows: found } }
    },
  })
  const writing = forEditors.put(`${path}/order`, {
    summary: `Puts all ${names[1]} in the order of ids. Where rows were added, deleted or moved since the order in read, 409 with the order now`,
    maxBytes: 128 * 1024,
    answers: savedOrderAnswer,
    ...withBody(orderRequest, async ({ site, ...context }, order) => {
      const { outcome, rows } = await reorderRows(site.storage.db, editor.options, order, context)
      if (outcome === 'saved') return { status: 200, body: { rows, act: context.actor.act } }
      return conflict(messages[context.lang].staleOrder, { current: { rows } })
    }),
  })
  return [reading, writing]
}
