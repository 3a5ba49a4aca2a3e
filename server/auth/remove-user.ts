import type { Kysely, Transaction } from 'kysely'
import { deletePictures } from '#app/platform/media/media.server.ts'
import type { Database } from '#db/schema.ts'
import type { UserRow } from './sessions.ts'
import type { SignIn } from './sign-in.ts'

/** Deletes a user with all dependent rows, and the copy of the picture unless another user has the same one. */
export async function removeUser(
  { db, pictures }: Pick<SignIn, 'db' | 'pictures'>,
  { id, image }: Pick<UserRow, 'id' | 'image'>,
  alsoIn: (transaction: Transaction<Database>) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const isGone = await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('auth_users').where('id', '=', id).execute()
    await alsoIn(tx)
    if (image === null || (await isShownElsewhere(tx, image))) return false
    await deletePictures(tx, image)
    return true
  })
  if (isGone && image !== null) pictures.forget(image)
}

async function isShownElsewhere(db: Kysely<Database>, image: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('auth_users')
      .select('id')
      .where('image', '=', image)
      .limit(1)
      .executeTakeFirst()) !== undefined
  )
}
