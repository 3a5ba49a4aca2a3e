import type { Lang } from '#app/lib/language.ts'

/**
 * Path of a page's link preview picture, 1200 x 630: `/og/qr-builder-ne.png`. Pages below a tool use the tool's.
 * `npm run make:og` draws them.
 */
export function previewPicture(path: string, lang: Lang): string {
  return `/og/${path.split('/')[1] || 'home'}-${lang}.png`
}
