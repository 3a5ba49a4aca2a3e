import { expect, test } from 'vitest'
import { contrast } from '#app/lib/contrast.ts'
import { serviceBands } from './service-bands.ts'

test('A11Y: white text on the band of every service has a contrast of 4.5 or more, on screen as in the picture', () => {
  for (const { colour, className } of Object.values(serviceBands)) {
    expect(contrast(colour, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(className).toBe(`bg-[${colour}]`)
  }
})
