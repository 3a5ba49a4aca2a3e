import { langOfPath, languages, pathIn } from '#app/lib/language.ts'
import { sharedPage, sharePath } from '#app/lib/shared-picture.ts'

/** The cache of one picture, until the page has read it. */
const sharedName = 'chautari-shared'

/** Whether another app shares a picture with the installed site. */
export function isShare({ method, url }: Pick<Request, 'method' | 'url'>, origin: string): boolean {
  const { origin: requested, pathname } = new URL(url)
  const isPath = languages.some((lang) => pathname === pathIn(lang, sharePath))
  return method === 'POST' && requested === origin && isPath
}

/** Keeps the picture until the page has read it, and opens that page. It is not sent on. */
export async function keepShared(request: Request): Promise<Response> {
  const picture = (await request.formData()).get('picture')
  if (picture instanceof Blob) await (await caches.open(sharedName)).put(sharePath, new Response(picture))
  return Response.redirect(sharedPage(langOfPath(new URL(request.url).pathname)), 303)
}

/** A picture that another app shared, once. */
export async function takeShared(): Promise<Blob | undefined> {
  if (!('caches' in globalThis)) return undefined
  const cache = await caches.open(sharedName)
  const shared = await cache.match(sharePath)
  await cache.delete(sharePath)
  return await shared?.blob()
}
