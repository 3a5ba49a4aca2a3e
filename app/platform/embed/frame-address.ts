import type { Lang } from '#app/lib/language.ts'
import { type FrameName, type FrameTheme, framePath } from './frame-list.ts'

/** The address of a frame in a language and theme. */
export function frameAddress(name: FrameName, lang: Lang, theme: FrameTheme): string {
  return `${framePath(name)}?lang=${lang}&theme=${theme}`
}
