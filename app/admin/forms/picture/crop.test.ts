import { expect, test } from 'vitest'
import { dragged, maxZoom, placeOf, sideOf, wholePicture } from './crop.ts'

const wide = { width: 400, height: 100 }

test('at first the whole picture is in the middle of the square', () => {
  expect(placeOf(wide, wholePicture, 200)).toEqual({ left: 0, top: 75, width: 200, height: 50 })
})

test('a larger picture is moved until its edge meets that of the square', () => {
  const crop = { zoom: 4, x: 0.5, y: 0.5 }
  expect(placeOf(wide, crop, 200)).toEqual({ left: -300, top: 0, width: 800, height: 200 })
  expect(dragged(wide, crop, { x: 150, y: 80 }, 200)).toEqual({ zoom: 4, x: 0.25, y: 0.5 })
  expect(placeOf(wide, dragged(wide, crop, { x: 9000, y: 0 }, 200), 200).left).toBeCloseTo(0)
  expect(placeOf(wide, dragged(wide, crop, { x: -9000, y: 0 }, 200), 200).left).toBe(-600)
})

test('a smaller picture follows the pointer within the square', () => {
  const lower = dragged(wide, wholePicture, { x: 0, y: 30 }, 200)
  expect(placeOf(wide, lower, 200).top).toBe(105)
})

test('the cropped picture has the pixels of the file, and at most 512', () => {
  expect(sideOf(wide, wholePicture)).toBe(400)
  expect(sideOf(wide, { ...wholePicture, zoom: 4 })).toBe(100)
  expect(sideOf({ width: 4000, height: 3000 }, wholePicture)).toBe(512)
  expect(maxZoom(wide)).toBe(16)
})
