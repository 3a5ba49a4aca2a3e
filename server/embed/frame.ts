import type { HtmlEscapedString } from 'hono/utils/html'
import type { Lang } from '#app/lib/language.ts'
import type { FrameName, FrameTheme } from '#app/platform/embed/frame-list.ts'
import type { Site } from '#server/services.ts'

/** A part of a document, in which all texts are escaped. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** How a frame looks, by its address. */
export interface Look {
  lang: Lang
  theme: FrameTheme
}

export interface FrameContent {
  /** Of the document. */
  title: string
  main: Html
  /** Path of the tool on this site, in English, and the text of the link to it, before the name of the site. */
  more: { path: string; text: string }
  /** Rules beside those of all frames. */
  style: string
  /** Beside the one that reports the height. */
  scripts?: readonly string[]
  /** Records whose change makes the frame another one. */
  tags?: readonly string[]
  /** The figures could not be read. */
  degraded?: boolean
}

/** One answer: what it shows is read only if it is not cached. */
export interface OpenedFrame {
  look: Look
  /** The canonical address; undefined where the answer is for one visitor and never cached. */
  key: string | undefined
  read: () => Promise<FrameContent> | FrameContent
}

export interface Frame {
  name: FrameName
  open: (query: Record<string, string>, site: Site) => OpenedFrame
}

/** A frame whose address tells its look alone. */
export function plainFrame(
  name: FrameName,
  read: (lang: Lang, site: Site) => Promise<FrameContent> | FrameContent,
): Frame {
  const open: Frame['open'] = (query, site) => {
    const look = readLook(query)
    const key = `/embed/${name}?lang=${look.lang}&theme=${look.theme}`
    return { look, key, read: () => read(look.lang, site) }
  }
  return { name, open }
}

/** Invalid parameters get their defaults: a frame on another site should not show an error page. */
export function readLook({ lang, theme }: Record<string, string>): Look {
  return {
    lang: lang === 'ne' ? 'ne' : 'en',
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
  }
}
