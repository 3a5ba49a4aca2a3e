/** What other sites may put into a frame. `height` and `width` in px: before the frame reports its height, and at most. */
export const frames = [
  { name: 'calendar', height: 430, width: 440 },
  { name: 'today', height: 190, width: 440 },
  { name: 'rates', height: 640, width: 440 },
  { name: 'gold', height: 270, width: 440 },
  { name: 'converter', height: 330, width: 440 },
] as const

export type FrameName = (typeof frames)[number]['name']

export const themes = ['auto', 'light', 'dark'] as const

/** `auto` is that of the device. */
export type FrameTheme = (typeof themes)[number]

export const framePath = (name: FrameName) => `/embed/${name}` as const
