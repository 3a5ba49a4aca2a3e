import { expect, test } from 'vitest'
import { daysLeftText } from './days-left.ts'

const dashain = { main: '2026-10-20', last: '2026-10-25' }

test('the days left until a festival follow the day, until it is over', () => {
  for (const [today, english, nepali] of [
    ['2026-10-08', 'in 12 days', '१२ दिन बाँकी'],
    ['2026-10-19', 'Tomorrow', 'भोलि'],
    ['2026-10-20', 'Today', 'आज'],
    ['2026-10-25', 'Now', 'अहिले चलिरहेको'],
    ['2026-10-26', 'Over. Reload the page for the next one.', 'सकियो। अर्को मिति हेर्न पृष्ठ फेरि खोल्नुहोस्।'],
  ] as const) {
    expect(daysLeftText('en', today, dashain), today).toBe(english)
    expect(daysLeftText('ne', today, dashain), today).toBe(nepali)
  }
})
