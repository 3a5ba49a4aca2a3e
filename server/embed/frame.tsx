import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Lang, pathIn } from '#app/lib/language.ts'
import { type Remark, saidIn } from '#app/lib/statement.ts'
import { type FrameName, type FrameTheme, themes } from '#app/platform/embed/frames.ts'
import type { Site } from '#server/services.ts'
import heightScript from './height.inline.script.ts?inline'
import { frameStyle } from './style.ts'

/** How a frame looks, by its address. */
export interface FrameOptions {
  lang: Lang
  theme: FrameTheme
}

export interface FrameContent {
  /** Of the document. */
  title: string
  main: ReactNode
  /** Path of the tool on this site, in English, and the text of the link to it, before the name of the site. */
  more: { path: string; text: string }
  /** Rules beside those of all frames. */
  style: string
  /** Beside the one that reports the height. */
  script?: string
  /** Records whose change makes the frame another one. */
  tags?: readonly string[]
  /** The figures could not be read. */
  degraded?: boolean
}

export type FrameQuery = Readonly<Record<string, string>>

export interface Frame {
  name: FrameName
  /** What its canonical address has besides language and theme; undefined where the answer is for one visitor and never cached. */
  keyOf?: (query: FrameQuery, site: Site) => string | undefined
  /** Not called for a cached answer. */
  read: (options: FrameOptions, query: FrameQuery, site: Site) => Promise<FrameContent> | FrameContent
}

/** Invalid parameters get their defaults: a frame on another site should not show an error page. */
export function readOptions({ lang, theme }: FrameQuery): FrameOptions {
  return { lang: lang === 'ne' ? 'ne' : 'en', theme: themes.find((known) => known === theme) ?? 'auto' }
}

/** The document of a frame, with the inline parts that its policy names. */
export function drawFrame({ lang, theme }: FrameOptions, content: FrameContent, siteUrl: string) {
  const { title, main, more, style, script } = content
  const ownStyle = frameStyle(lang) + style
  const scripts = [heightScript, ...(script ? [script] : [])]
  const document = renderToStaticMarkup(
    <html lang={lang} data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <title>{title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rules of this repository */}
        <style dangerouslySetInnerHTML={{ __html: ownStyle }} />
      </head>
      <body>
        <main>{main}</main>
        <footer>
          <a href={siteUrl + pathIn(lang, more.path)} target="_blank" rel="noopener">
            {more.text} {new URL(siteUrl).host}
          </a>
        </footer>
        {scripts.map((text) => (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from this repository
          <script key={text} dangerouslySetInnerHTML={{ __html: text }} />
        ))}
      </body>
    </html>,
  )
  return { body: `<!doctype html>${document}`, scripts, styles: [ownStyle] }
}

/** What has to be said beside a value of a frame, a sentence each. */
export function RemarkLines({ lang, remarks }: { lang: Lang; remarks: readonly Remark[] }) {
  return saidIn(lang, remarks).map(({ kind, text }) => (
    <p key={kind} className="note" data-remark={kind}>
      {text}
    </p>
  ))
}
