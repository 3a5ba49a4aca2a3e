import { type NotNull, sql } from 'kysely'
import type { z } from 'zod'
import type { Lang } from '#app/lib/language.ts'
import type { IpHashes } from '#app/platform/upstream/ip-limit.server.ts'
import type { Db } from '#db/schema.ts'
import type { correctionFields } from './schema.ts'
import { type Subject, subjectOf } from './subjects.server.ts'

/** Corrections of the past `keptDays` that wait for a decision: no more are stored, so that operators can read the queue. */
export const mostOpen = { ofSubject: 20, all: 2000 } as const

/** What a visitor wrote is deleted after this many days; the correction itself waits until it is decided. */
export const keptDays = 90

/** Of those, from one address within a day. An address that sends 20 on each of the 90 days does not fill the queue. */
export const mostOfAddress = { ofSubject: 2, all: 20 } as const

interface SentCorrection extends Omit<z.output<typeof correctionFields>, 'website'> {
  lang: Lang
  from: IpHashes
}

/** Only `stored` is kept. `known`: enough of the same value wait; `full`: of all values; `share-used`: of the same address. */
export type StoreResult = 'stored' | 'known' | 'full' | 'share-used' | 'unknown-subject'

/** Stores a correction with name and value of its subject as they are published at this moment. */
export async function storeCorrection(
  db: Db,
  { about, message, link, lang, from }: SentCorrection,
): Promise<StoreResult> {
  const subject = await subjectOf(db, about)
  if (!subject) return 'unknown-subject'
  return await db.transaction().execute(async (tx) => {
    // One after another, so that the bounds hold on however many servers they arrive.
    await sql`select pg_advisory_xact_lock(hashtext('corrections'))`.execute(tx)
    const { all, same, twice, own, ownSame } = await countOpen(tx, subject, message, from)
    if (twice > 0) return 'stored'
    if (ownSame >= mostOfAddress.ofSubject || own >= mostOfAddress.all) return 'share-used'
    if (same >= mostOpen.ofSubject) return 'known'
    if (all >= mostOpen.all) return 'full'
    const { kind, key, name, name_ne, value } = subject
    await tx
      .insertInto('corrections')
      .values({
        subject_kind: kind,
        subject_key: key,
        subject_name: name,
        subject_name_ne: name_ne,
        subject_value: value,
        message,
        link: link || null,
        lang,
        address_hash: from.current,
      })
      .execute()
    return 'stored'
  })
}

/** Open corrections that still have their words: all, of the same subject, with the same words, and those of the address. */
async function countOpen(
  db: Db,
  { kind, key }: Pick<Subject, 'kind' | 'key'>,
  message: string,
  { current, hourAgo }: IpHashes,
) {
  const isSame = sql`subject_kind = ${kind} and subject_key = ${key}`
  const isOwn = sql`address_hash in (${current}, ${hourAgo})`
  return await db
    .selectFrom('corrections')
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`count(*) filter (where ${isSame})::int`.as('same'),
      sql<number>`count(*) filter (where ${isSame} and message = ${message})::int`.as('twice'),
      sql<number>`count(*) filter (where ${isOwn})::int`.as('own'),
      sql<number>`count(*) filter (where ${isOwn} and ${isSame})::int`.as('ownSame'),
    ])
    .where('state', '=', 'open')
    .where('message', 'is not', null)
    .executeTakeFirstOrThrow()
}

/**
 * Deletes what visitors wrote `keptDays` ago or earlier, and what limits needed of their addresses until a day ago. That a
 * value was reported stays, with the decision.
 */
export async function deleteCorrectionTexts(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  await db
    .updateTable('corrections')
    .set({ address_hash: null })
    .where('address_hash', 'is not', null)
    .where('created_at', '<=', daysAgo(1))
    .execute()
  await db
    .updateTable('corrections')
    .set({ message: null, link: null })
    .where('message', 'is not', null)
    .where('created_at', '<=', daysAgo(keptDays))
    .execute()
}

/** On the page and in its feed. */
export const mostPublished = 100

/** The newest decisions. Corrections of one subject that were decided together are one. */
export async function listPublished(db: Db, most: number) {
  return await db
    .selectFrom((from) =>
      from
        .selectFrom('corrections')
        .distinctOn(['decided_at', 'subject_kind', 'subject_key'])
        .select([
          'id',
          'subject_kind',
          'subject_name as name',
          'subject_name_ne as name_ne',
          'state',
          'reason',
          'reason_ne',
          'decided_at',
        ])
        .where('state', '<>', 'open')
        .$narrowType<{ state: 'accepted' | 'declined'; reason: NotNull; decided_at: NotNull }>()
        .orderBy('decided_at', 'desc')
        .orderBy('subject_kind')
        .orderBy('subject_key')
        .orderBy('id')
        .as('decided'),
    )
    .selectAll()
    .orderBy('decided_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
}

/** A decision that is published. */
export type Published = Awaited<ReturnType<typeof listPublished>>[number]
