import type { CategoryColour } from '../services.ts'

/** Foreground and background of a category's icon, with a contrast of at least 4.5:1 in both themes. */
export const categoryStyle: Record<CategoryColour, string> = {
  red: 'bg-[#fee2e2] text-[#991b1b] dark:bg-[#4a1d1d] dark:text-[#fecaca]',
  blue: 'bg-[#dbeafe] text-[#1e40af] dark:bg-[#1c2f57] dark:text-[#bfdbfe]',
  pink: 'bg-[#fce7f3] text-[#9d174d] dark:bg-[#4a1a35] dark:text-[#fbcfe8]',
  orange: 'bg-[#ffedd5] text-[#9a3412] dark:bg-[#4a2712] dark:text-[#fed7aa]',
  green: 'bg-[#dcfce7] text-[#166534] dark:bg-[#163b26] dark:text-[#bbf7d0]',
  indigo: 'bg-[#e0e7ff] text-[#3730a3] dark:bg-[#272663] dark:text-[#c7d2fe]',
}
