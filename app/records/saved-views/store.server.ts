import { digitsIn } from 'bikram-sambat-calendar/digits'
import { type Kysely, sql } from 'kysely'
import type { Lang } from '#app/lib/language.ts'
import type { FieldErrors } from '#app/platform/editing/parse-fields.ts'
import { violatesConstraint } from '#app/platform/editing/row-parts.server.ts'
import type { Database } from '#db/schema.ts'
import { messages } from './messages.ne.ts'

/** Of one operator in one section. */
const mostViews = 20

const columns = ['id', 'name', 'query', 'updated_at'] as const

interface Own {
  userId: string
  lang: Lang
}

interface NewView {
  section: string
  name: string
  query: string
}

export type SavedViewOutcome =
  | { outcome: 'saved'; view: { id: string; name: string; query: string; updated_at: Date } }
  | { outcome: 'refused'; fieldErrors: FieldErrors }
  | { outcome: 'unknown' }

export function listViews(db: Kysely<Database>, userId: string, section: string) {
  return db
    .selectFrom('saved_views')
    .select(columns)
    .where('user_id', '=', userId)
    .where('section', '=', section)
    .orderBy('name')
    .limit(mostViews)
    .execute()
}

/** Not in the audit log: a view changes nothing that others see. */
export async function createView(
  db: Kysely<Database>,
  view: NewView,
  { userId, lang }: Own,
): Promise<SavedViewOutcome> {
  return await withReason(lang, () =>
    db.transaction().execute(async (tx) => {
      // One at a time for each operator, so that the limit holds.
      await sql`select id from auth_users where id = ${userId} for update`.execute(tx)
      const { count } = await tx
        .selectFrom('saved_views')
        .select((of) => of.fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .where('section', '=', view.section)
        .executeTakeFirstOrThrow()
      if (count >= mostViews) {
        const name = messages[lang].tooMany(digitsIn(lang, mostViews))
        return { outcome: 'refused', fieldErrors: { name } }
      }
      const saved = tx.insertInto('saved_views').values({ ...view, user_id: userId })
      return { outcome: 'saved', view: await saved.returning(columns).executeTakeFirstOrThrow() }
    }),
  )
}

export async function renameView(
  db: Kysely<Database>,
  { id, name }: { id: string; name: string },
  { userId, lang }: Own,
): Promise<SavedViewOutcome> {
  return await withReason(lang, async () => {
    const renamed = db.updateTable('saved_views').set({ name }).where('id', '=', id)
    const view = await renamed.where('user_id', '=', userId).returning(columns).executeTakeFirst()
    return view ? { outcome: 'saved', view } : { outcome: 'unknown' }
  })
}

export async function deleteView(
  db: Kysely<Database>,
  id: string,
  userId: string,
): Promise<'deleted' | 'unknown'> {
  const deleted = db.deleteFrom('saved_views').where('id', '=', id).where('user_id', '=', userId)
  return (await deleted.returning('id').executeTakeFirst()) ? 'deleted' : 'unknown'
}

async function withReason(lang: Lang, save: () => Promise<SavedViewOutcome>): Promise<SavedViewOutcome> {
  try {
    return await save()
  } catch (error) {
    if (!violatesConstraint(error)) throw error
    return { outcome: 'refused', fieldErrors: { name: messages[lang].nameTaken } }
  }
}
