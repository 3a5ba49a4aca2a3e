/** Text and background of named pairs, such as of a coloured icon: a contrast of at least 4.5:1 in both themes. */
export const colourStyle = {
  blue: 'bg-[#dbeafe] text-[#1e40af] dark:bg-[#1c2f57] dark:text-[#bfdbfe]',
  purple: 'bg-[#f3e8ff] text-[#6b21a8] dark:bg-[#3b2158] dark:text-[#e9d5ff]',
  green: 'bg-[#dcfce7] text-[#166534] dark:bg-[#163b26] dark:text-[#bbf7d0]',
  orange: 'bg-[#ffedd5] text-[#9a3412] dark:bg-[#4a2712] dark:text-[#fed7aa]',
  red: 'bg-[#fee2e2] text-[#991b1b] dark:bg-[#4a1d1d] dark:text-[#fecaca]',
  pink: 'bg-[#fce7f3] text-[#9d174d] dark:bg-[#4a1a35] dark:text-[#fbcfe8]',
  indigo: 'bg-[#e0e7ff] text-[#3730a3] dark:bg-[#272663] dark:text-[#c7d2fe]',
  yellow: 'bg-[#fef9c3] text-[#854d0e] dark:bg-[#453310] dark:text-[#fef08a]',
} as const
