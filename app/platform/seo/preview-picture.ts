import type { Lang } from '#app/kit/language.ts'

/**
 * Where the picture of a page's link preview stands, 1200 x 630: `/og/qr-builder-ne.png`. A page below a tool's own
 * shows the tool's. `npm run make:og` draws them.
 */
export function previewPicture(path: string, lang: Lang): string {
  return `/og/${path.split('/')[1] || 'home'}-${lang}.png`
}
