import { beforeEach, expect, test, vi } from 'vitest'
import { png } from '#test/images.ts'
import { readPictureFile } from './picture-file.ts'

const decode = vi.fn<(file: Blob) => Promise<object>>()
const canvas = {
  width: 0,
  height: 0,
  getContext: () => null,
  toBlob: (done: (png: Blob) => void) => done(small),
}
const small = new Blob(['small'])
const read = async (...parts: BlobPart[]) => {
  const file = await readPictureFile(new Blob(parts))
  return file.ok ? file.png : file.trouble
}

beforeEach(() => {
  decode.mockReset().mockResolvedValue({ width: 400, height: 100, close: () => undefined })
  vi.stubGlobal('createImageBitmap', decode)
  vi.stubGlobal('document', { createElement: () => canvas })
})

test('what the browser can decode is a picture of at most 512 pixels a side', async () => {
  expect([await read(png), canvas.width, canvas.height]).toEqual([small, 400, 100])
  decode.mockResolvedValue({ width: 4000, height: 3000, close: () => undefined })
  expect([await read(png), canvas.width, canvas.height]).toEqual([small, 512, 384])
  decode.mockRejectedValue(new DOMException('', 'InvalidStateError'))
  expect(await read('a text')).toBe('noPicture')
})

test('a drawing, an animation and a large file are refused before they are decoded', async () => {
  expect(await read('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')).toBe('drawing')
  expect(await read('GIF89a')).toBe('animated')
  expect(await read(png.subarray(0, 33), 'acTL')).toBe('animated')
  expect(await read('RIFF....WEBPVP8X....', new Uint8Array([2]))).toBe('animated')
  expect(await read(new Uint8Array(10 * 1024 * 1024 + 1))).toBe('tooLarge')
  expect(decode).not.toHaveBeenCalled()
  expect(await read('RIFF....WEBPVP8X....', new Uint8Array([16]))).toBe(small)
})
