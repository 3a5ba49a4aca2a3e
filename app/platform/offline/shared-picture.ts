import { type Lang, langOfPath, languages, pathIn } from '#app/lib/language.ts'

/** Where the installed site takes a picture that another app shares with it. The service worker answers there. */
export const sharePath = '/qr-builder/shared'

/** The page that reads it. */
export const sharedPage = (lang: Lang) => `${pathIn(lang, '/qr-builder')}#qr-reader`

/** The cache of one picture, until the page has read it. */
const sharedName = 'chautari-shared'

/** Whether another app shares a picture with the installed site. */
export const isShare = ({ method, url }: Pick<Request, 'method' | 'url'>, origin: string) =>
  method === 'POST' && languages.some((lang) => url === origin + pathIn(lang, sharePath))

/** Keeps the picture until the page has read it, and opens that page. It is not sent on. */
export async function keepShared(request: Request): Promise<Response> {
  try {
    // An earlier picture that no page has read is not taken for this one.
    await caches.delete(sharedName)
    const picture = (await request.formData()).get('picture')
    if (picture instanceof Blob) await (await caches.open(sharedName)).put(sharePath, new Response(picture))
  } catch {
    // The storage is full: the page opens without the picture.
  }
  return Response.redirect(sharedPage(langOfPath(new URL(request.url).pathname)), 303)
}

/** A picture that another app shared, once. */
export async function takeShared(): Promise<Blob | undefined> {
  const cache = await caches.open(sharedName)
  const shared = await cache.match(sharePath)
  await cache.delete(sharePath)
  return await shared?.blob()
}
