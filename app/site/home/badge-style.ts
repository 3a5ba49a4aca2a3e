const styles: Record<string, string> = {
  Telecom: 'bg-[#dbeafe] text-[#1e3a8a] dark:bg-[#1c2f57] dark:text-[#bfdbfe]',
  Finance: 'bg-[#dcfce7] text-[#14532d] dark:bg-[#163b26] dark:text-[#bbf7d0]',
  Utility: 'bg-[#f3e8ff] text-[#581c87] dark:bg-[#3b2158] dark:text-[#e9d5ff]',
  Safety: 'bg-[#fee2e2] text-[#7f1d1d] dark:bg-[#4a1d1d] dark:text-[#fecaca]',
  Internet: 'bg-[#cffafe] text-[#164e63] dark:bg-[#123c4a] dark:text-[#a5f3fc]',
}

/** Blue, green, purple, red or cyan by category; anything else is grey. */
export function badgeStyle(category: string): string {
  return styles[category] ?? 'bg-[#e5e7eb] text-[#1f2937] dark:bg-[#374151] dark:text-[#e5e7eb]'
}
