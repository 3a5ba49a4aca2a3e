import { html, raw } from 'hono/html'
import { pathIn } from '#app/lib/language.ts'
import type { FrameContent, Look } from './frame.ts'
import { frameStyle, heightScript } from './style.ts'

/** The document of a frame, with the inline parts that its policy names. */
export async function frameDocument(
  { lang, theme }: Look,
  { title, main, more, style, scripts = [] }: FrameContent,
  siteUrl: string,
): Promise<{ body: string; scripts: string[]; styles: string[] }> {
  const styles = [frameStyle(lang) + style]
  const allScripts = [heightScript, ...scripts]
  const page = siteUrl + pathIn(lang, more.path)
  const document = html`<!doctype html>
<html lang="${lang}" data-theme="${theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/icon.svg" type="image/svg+xml"><title>${title}</title><style>${raw(styles[0])}</style></head>
<body><main>${main}</main>
<footer><a href="${page}" target="_blank" rel="noopener">${more.text} ${new URL(siteUrl).host}</a></footer>
${allScripts.map((script) => html`<script>${raw(script)}</script>`)}</body></html>`
  return { body: String(await document), scripts: allScripts, styles }
}
