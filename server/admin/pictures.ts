import * as mini from 'zod/mini'
import type { Lang } from '#app/lib/language.ts'
import { pictureAnswer } from '#app/platform/editing/answers.ts'
import { fieldsIn } from '#app/platform/editing/fields.ts'
import { messages } from '#app/platform/media/messages.ne.ts'
import type { PictureTrouble, Stored } from '#app/platform/media/pictures.server.ts'
import { mediaPath } from '#app/platform/media/stored-pictures.server.ts'
import { type AdminReply, forEditors, refused, withFields } from './admin-route.ts'

const request = (lang: Lang) => mini.strictObject({ url: fieldsIn(lang).picture() })

/** Stores a picture. A row refers to it by the path in the answer; until one does, it is kept for a day. */
const uploadRoute = forEditors.post('/api/admin-pictures', {
  summary: 'Stores a PNG, JPEG or WebP picture, encoded anew with at most 512 × 512 pixels',
  takesPicture: true,
  maxBytes: 2 * 1024 * 1024,
  perMinute: 30,
  status: 201,
  answers: pictureAnswer,
  answer: async ({ site, body, lang }) =>
    replyOf(await site.pictures.storeUpload(body as Uint8Array), 'picture', { status: 201, lang }),
})

const checkRoute = forEditors.post('/api/admin-pictures/check', {
  summary: 'Fetches the picture at an address now; the error says why it cannot be fetched',
  maxBytes: 4096,
  perMinute: 60,
  answers: pictureAnswer,
  ...withFields(request, async ({ site, lang }, { url }) =>
    replyOf(await site.pictures.checkImage(url ?? ''), 'url', { status: 200, lang }),
  ),
})

function replyOf(
  stored: Stored<PictureTrouble>,
  field: string,
  { status, lang }: { status: 200 | 201; lang: Lang },
): AdminReply {
  return stored.ok
    ? { status, body: { picture: { path: mediaPath(stored.sha256) } } }
    : refused({ [field]: messages[lang].troubles[stored.trouble] }, lang)
}

export const pictureRoutes = [uploadRoute, checkRoute]
