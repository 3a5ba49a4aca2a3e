import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Lang } from '#app/lib/language.ts'
import { isUploadPath } from '#app/lib/web-address.ts'
import type { Database } from '#db/schema.ts'
import type { Picture } from './fetch-image.server.ts'
import { messages } from './messages.ne.ts'

type Db = Kysely<Database>

export const mediaPath = (sha256: string) => `/media/${sha256}`

export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

interface StoredPicture {
  sha256: string
  /** The address that it came from; of an uploaded one its own path. */
  source: string
  picture: Picture
  at: Date
}

export async function savePicture(db: Db, { sha256, source, picture, at }: StoredPicture): Promise<void> {
  const { contentType, bytes } = picture
  await db
    .insertInto('media')
    .values({ sha256, source_url: source, content_type: contentType, bytes, fetched_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['sha256', 'source_url'])
        .doUpdateSet((eb) => ({ fetched_at: eb.ref('excluded.fetched_at') })),
    )
    .execute()
}

/**
 * Why a row cannot store this address: an uploaded picture that is not stored. One that is gets a new age in the
 * transaction of the save, so that `deleteUnusedPictures` does not delete it before the row refers to it.
 */
export async function uploadProblem(
  db: Db,
  address: string | null | undefined,
  lang: Lang,
): Promise<{ logo_url: string } | undefined> {
  if (!address || !isUploadPath(address)) return undefined
  const kept = await db
    .updateTable('media')
    .set({ fetched_at: sql<Date>`now()` })
    .where('source_url', '=', address)
    .returning('sha256')
    .executeTakeFirst()
  return kept ? undefined : { logo_url: messages[lang].uploadMissing }
}

/** How long a server relies on a picture that it found, without asking the database again. */
export const askedAgainMs = 86_400_000

/**
 * Deletes pictures that no row refers to: uploaded ones older than `before`, and those of other sites, as of coins that
 * visitors searched for, that were not asked for in the 90 days before it. Those in the audit log stay, so that an
 * earlier version of a row can be restored with its picture.
 */
export async function deleteUnusedPictures(db: Db, before: Date): Promise<void> {
  await sql`
    delete from media
    where fetched_at < ${before}
      and (starts_with(source_url, '/') or fetched_at < ${before}::timestamptz - interval '90 days')
      and source_url not in (
        select logo_url from banks where logo_url is not null
        union select logo_url from internet_providers where logo_url is not null
        union select before ->> 'logo_url' from audit_log where before ->> 'logo_url' is not null
        union select after ->> 'logo_url' from audit_log where after ->> 'logo_url' is not null
      )`.execute(db)
}

export async function findPicture(db: Db, sha256: string): Promise<Picture | undefined> {
  const row = await db
    .selectFrom('media')
    .select(['content_type', 'bytes'])
    .where('sha256', '=', sha256)
    .limit(1)
    .executeTakeFirst()
  return row && { contentType: row.content_type, bytes: row.bytes }
}

/**
 * Those of the addresses with a stored image, with the hash of the latest one. Images that are asked for get a new age once
 * a day, so that `deleteUnusedPictures` keeps them.
 */
export async function listKnown(db: Db, urls: readonly string[], now: Date): Promise<Map<string, string>> {
  if (urls.length === 0) return new Map()
  const rows = await db
    .selectFrom('media')
    .select(['source_url', 'sha256', 'fetched_at'])
    .where('source_url', 'in', urls)
    .orderBy('fetched_at')
    .execute()
  const aged = new Date(now.getTime() - askedAgainMs)
  if (rows.some(({ fetched_at }) => fetched_at < aged))
    await db.updateTable('media').set({ fetched_at: now }).where('source_url', 'in', urls).execute()
  return new Map(rows.map(({ source_url, sha256 }) => [source_url, sha256]))
}

/** Deletes all copies of the image at an address. */
export async function deletePictures(db: Db, url: string): Promise<void> {
  await db.deleteFrom('media').where('source_url', '=', url).execute()
}
