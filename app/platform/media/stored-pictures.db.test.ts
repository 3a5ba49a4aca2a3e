import { expect, test } from 'vitest'
import { writeAudit } from '#db/audit-log.ts'
import { testStorage } from '#test/database.ts'
import { png } from '#test/images.ts'
import {
  deleteUnusedPictures,
  hashOf,
  listKnown,
  mediaPath,
  savePicture,
  uploadProblem,
} from './stored-pictures.server.ts'

const now = new Date('2026-11-21T05:00:00Z')
const yesterday = new Date('2026-11-20T05:00:00Z')
const old = new Date('2026-11-19T05:00:00Z')
const picture = { contentType: 'image/png' as const, bytes: png }
const digest = (number: number) => hashOf(Buffer.from([number]))

test('uploads that no row refers to are deleted after a day; those of rows, of their history and of other sites stay', async () => {
  const { db } = await testStorage()
  const upload = async (number: number, at = old) => {
    const sha256 = digest(number)
    await savePicture(db, { sha256, source: mediaPath(sha256), picture, at })
    return mediaPath(sha256)
  }
  const [ofBank, ofProvider, ofHistory, unused] = [
    await upload(1),
    await upload(2),
    await upload(3),
    await upload(4),
  ]
  const young = await upload(5, now)
  const fetched = 'https://example.org/a.png'
  await savePicture(db, { sha256: digest(4), source: fetched, picture, at: old })
  await db.insertInto('banks').values({ name: 'A', code: 'A', logo_url: ofBank }).execute()
  await db.insertInto('internet_providers').values({ name: 'A', logo_url: ofProvider }).execute()
  const actor = { id: 'sita', email: 'sita@example.com' }
  await writeAudit(db, actor, {
    action: 'update',
    entity: 'banks',
    entityId: 'x',
    before: { logo_url: ofHistory },
  })
  await deleteUnusedPictures(db, yesterday)
  const left = await db.selectFrom('media').select('source_url').execute()
  expect(left.map(({ source_url }) => source_url).toSorted()).toEqual(
    [ofBank, ofProvider, ofHistory, young, fetched].toSorted(),
  )
  expect(await uploadProblem(db, unused, 'en')).toEqual({
    logo_url: expect.stringMatching(/no longer stored/),
  })
})

test('an upload that a row begins to refer to is not deleted while the row is saved', async () => {
  const { db } = await testStorage()
  const path = mediaPath(digest(1))
  await savePicture(db, { sha256: digest(1), source: path, picture, at: old })
  expect(await uploadProblem(db, path, 'en')).toBeUndefined()
  expect(await uploadProblem(db, 'https://example.org/a.png', 'en')).toBeUndefined()
  await deleteUnusedPictures(db, yesterday)
  expect(await uploadProblem(db, path, 'en')).toBeUndefined()
})

test('a picture of another site is deleted when no row refers to it and nobody asked for it in 90 days', async () => {
  const { db } = await testStorage()
  const dayMs = 86_400_000
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)
  const [asked, ofBank, young, unasked] = ['asked', 'bank', 'young', 'unasked'].map(
    (name) => `https://example.org/${name}.png`,
  ) as [string, string, string, string]
  const save = (source: string, at: Date) => savePicture(db, { sha256: digest(1), source, picture, at })
  for (const source of [asked, ofBank, unasked]) await save(source, ago(100))
  await save(young, ago(89))
  await db.insertInto('banks').values({ name: 'A', code: 'A', logo_url: ofBank }).execute()
  expect(await listKnown(db, [asked, 'https://example.org/none.png'], ago(50))).toEqual(
    new Map([[asked, digest(1)]]),
  )
  await listKnown(db, [asked], ago(49))
  const ages = () =>
    db.selectFrom('media').select(['source_url', 'fetched_at']).orderBy('source_url').execute()
  expect((await ages()).map(({ fetched_at }) => fetched_at)).toEqual([ago(50), ago(100), ago(100), ago(89)])
  await deleteUnusedPictures(db, now)
  expect((await ages()).map(({ source_url }) => source_url)).toEqual([asked, ofBank, young])
})

test('only its own path is the source of an upload', async () => {
  const { db } = await testStorage()
  const save = (source: string) => savePicture(db, { sha256: digest(1), source, picture, at: now })
  for (const source of [mediaPath(digest(2)), '/elsewhere', 'ftp://example.org/a.png'])
    await expect(save(source), source).rejects.toMatchObject({ code: '23514' })
})
