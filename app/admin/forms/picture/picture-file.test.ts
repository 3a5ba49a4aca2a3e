import { beforeEach, expect, test, vi } from 'vitest'
import { png } from '#test/images.ts'
import { readPictureFile } from './picture-file.ts'

const decode = vi.fn<(file: Blob) => Promise<string>>()
const troubleOf = async (...parts: BlobPart[]) => {
  const read = await readPictureFile(new Blob(parts))
  return read.ok ? read.picture : read.trouble
}

beforeEach(() => {
  decode.mockReset().mockResolvedValue('bitmap')
  vi.stubGlobal('createImageBitmap', decode)
})

test('what the browser can decode is a picture', async () => {
  expect(await troubleOf(png)).toBe('bitmap')
  decode.mockRejectedValue(new DOMException('', 'InvalidStateError'))
  expect(await troubleOf('a text')).toBe('noPicture')
})

test('a drawing, an animation and a large file are refused before they are decoded', async () => {
  expect(await troubleOf('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')).toBe('drawing')
  expect(await troubleOf('GIF89a')).toBe('animated')
  expect(await troubleOf(png.subarray(0, 33), 'acTL')).toBe('animated')
  expect(await troubleOf('RIFF....WEBPVP8X....', new Uint8Array([2]))).toBe('animated')
  expect(await troubleOf(new Uint8Array(10 * 1024 * 1024 + 1))).toBe('tooLarge')
  expect(decode).not.toHaveBeenCalled()
  expect(await troubleOf('RIFF....WEBPVP8X....', new Uint8Array([16]))).toBe('bitmap')
})
