import { beforeEach, expect, test, vi } from 'vitest'
import { smallPicture } from './picture-field.tsx'

const decode = vi.fn<(file: Blob) => Promise<object>>()
const small = new Blob(['small'])
const canvas = {
  width: 0,
  height: 0,
  getContext: () => null,
  toBlob: (done: (png: Blob) => void) => done(small),
}

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', decode)
  vi.stubGlobal('document', { createElement: () => canvas })
})

test('what the browser can decode is a picture of at most 512 pixels a side', async () => {
  const file = new Blob(['a picture'])
  const picture = { width: 400, height: 100, close: vi.fn<() => void>() }
  decode.mockResolvedValue(picture)
  expect([await smallPicture(file), canvas.width, canvas.height]).toEqual([small, 400, 100])
  expect(picture.close).toHaveBeenCalled()
  decode.mockResolvedValue({ ...picture, width: 4000, height: 3000 })
  expect([await smallPicture(file), canvas.width, canvas.height]).toEqual([small, 512, 384])
  decode.mockRejectedValue(new DOMException('', 'InvalidStateError'))
  expect(await smallPicture(file)).toBeNull()
})
