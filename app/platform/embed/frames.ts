import type { Lang } from '#app/lib/language.ts'

/** What other sites may put into a frame. `height`: in px, before the frame reports it. */
export const frames = [
  { name: 'calendar', height: 430 },
  { name: 'today', height: 190 },
  { name: 'rates', height: 640 },
  { name: 'gold', height: 270 },
  { name: 'converter', height: 330 },
] as const

/** Of all frames, in px. */
const maxWidth = 440

export type FrameName = (typeof frames)[number]['name']

export const themes = ['auto', 'light', 'dark'] as const

/** `auto` is that of the device. */
export type FrameTheme = (typeof themes)[number]

export const framePath = (name: FrameName) => `/embed/${name}` as const

/** The address of a frame in a language and theme. */
export function frameAddress(name: FrameName, lang: Lang, theme: FrameTheme): string {
  return `${framePath(name)}?lang=${lang}&theme=${theme}`
}

interface Framed {
  siteUrl: string
  name: FrameName
  /** Path and query of the frame. */
  address: string
  /** Of the frame, for screen readers. */
  title: string
}

/**
 * The HTML that shows a frame on another site. The frame gets the height that it reports. Several may be on one page, also of
 * one kind in other languages and themes.
 */
export function frameSnippet({ siteUrl, name, address, title }: Framed): string {
  const { height } = frames.find((frame) => frame.name === name) ?? frames[0]
  const id = ['chautari', name, ...new URLSearchParams(address.split('?')[1]).values()].join('-')
  return `<iframe id="${id}" src="${siteUrl}${address}"
  title="${title}" loading="lazy" style="width:100%;max-width:${maxWidth}px;height:${height}px;border:0"></iframe>
<script>
  addEventListener('message', ({ source, data }) => {
    const frame = document.getElementById('${id}')
    if (source === frame?.contentWindow && data?.type === 'chautari:height') frame.style.height = data.height + 'px'
  })
</script>`
}
