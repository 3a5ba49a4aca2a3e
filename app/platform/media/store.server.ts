import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Picture } from './fetch-image.server.ts'

type Db = Kysely<Database>

export async function findPicture(db: Db, sha256: string): Promise<Picture | undefined> {
  const row = await db
    .selectFrom('media')
    .select(['content_type', 'bytes'])
    .where('sha256', '=', sha256)
    .limit(1)
    .executeTakeFirst()
  return row && { contentType: row.content_type, bytes: row.bytes }
}

/** Those of the addresses with a stored image, with the hash of the latest one. */
export async function listKnown(db: Db, urls: readonly string[]): Promise<Map<string, string>> {
  if (urls.length === 0) return new Map()
  const rows = await db
    .selectFrom('media')
    .select(['source_url', 'sha256'])
    .where('source_url', 'in', urls)
    .orderBy('fetched_at')
    .execute()
  return new Map(rows.map(({ source_url, sha256 }) => [source_url, sha256]))
}

export async function savePicture(
  db: Db,
  { sha256, url, picture, at }: { sha256: string; url: string; picture: Picture; at: Date },
): Promise<void> {
  const { contentType, bytes } = picture
  await db
    .insertInto('media')
    .values({ sha256, source_url: url, content_type: contentType, bytes, fetched_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['sha256', 'source_url'])
        .doUpdateSet((eb) => ({ fetched_at: eb.ref('excluded.fetched_at') })),
    )
    .execute()
}

/** Deletes all copies of the image at an address. */
export async function deletePictures(db: Db, url: string): Promise<void> {
  await db.deleteFrom('media').where('source_url', '=', url).execute()
}
