import { z } from 'zod'
import type { Lang } from '#app/lib/language.ts'
import { parseFields } from '#app/platform/editing/parse-fields.ts'
import { savedView, viewFields, viewName, viewSections } from '#app/records/saved-views/fields.ts'
import {
  createView,
  deleteView,
  listViews,
  renameView,
  type SavedViewOutcome,
} from '#app/records/saved-views/store.server.ts'
import type { AdminReply, AdminRoute } from './define.ts'
import { badRequest, done, refused, unknown } from './replies.ts'

const path = '/api/admin-views'
const section = z.enum(viewSections)
const one = z.object({ view: savedView })

const listViewsRoute: AdminRoute = {
  role: 'viewer',
  method: 'GET',
  path,
  summary: 'The views that the caller has saved in a section: search, filters and order of its list',
  parameters: { section },
  answers: z.object({ views: z.array(savedView) }),
  answer: async ({ site, query, actor }) => {
    const given = section.safeParse(query.get('section'))
    if (!given.success) return badRequest('section cannot be used')
    return { status: 200, body: { views: await listViews(site.storage.db, actor.id, given.data) } }
  },
}

const createViewRoute: AdminRoute = {
  role: 'viewer',
  method: 'POST',
  path,
  summary: 'Saves a view for the caller alone, at most 20 in a section',
  accepts: viewFields('en'),
  maxBytes: 8 * 1024,
  status: 201,
  answers: one,
  answer: async ({ site, body, actor, lang }) => {
    const parsed = parseFields(viewFields(lang), body, lang)
    if (!parsed.ok) return refused(parsed.fieldErrors, lang)
    return replyOf(await createView(site.storage.db, parsed.fields, { userId: actor.id, lang }), 201, lang)
  },
}

const renameViewRoute: AdminRoute = {
  role: 'viewer',
  method: 'PUT',
  path: `${path}/:id`,
  summary: "Renames one of the caller's views",
  accepts: viewName('en'),
  answers: one,
  answer: async ({ site, key, body, actor, lang }) => {
    const parsed = parseFields(viewName(lang), body, lang)
    if (!parsed.ok) return refused(parsed.fieldErrors, lang)
    const renamed = { id: key, name: parsed.fields.name }
    return replyOf(await renameView(site.storage.db, renamed, { userId: actor.id, lang }), 200, lang)
  },
}

const deleteViewRoute: AdminRoute = {
  role: 'viewer',
  method: 'DELETE',
  path: `${path}/:id`,
  summary: "Deletes one of the caller's views",
  answers: z.object({ ok: z.literal(true) }),
  answer: async ({ site, key, actor, lang }) =>
    (await deleteView(site.storage.db, key, actor.id)) === 'deleted' ? done : unknown(lang),
}

function replyOf(saved: SavedViewOutcome, status: 200 | 201, lang: Lang): AdminReply {
  if (saved.outcome === 'refused') return refused(saved.fieldErrors, lang)
  if (saved.outcome === 'unknown') return unknown(lang)
  return { status, body: { view: saved.view } }
}

export const viewRoutes = [listViewsRoute, createViewRoute, renameViewRoute, deleteViewRoute]
