import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodePicture } from './encode-picture.server.ts'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#0a6' } })

/** Pixels without order, which no format makes small. */
function noise(side: number) {
  const pixels = Buffer.alloc(side * side * 4)
  let state = 1
  for (let index = 0; index < pixels.length; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    pixels[index] = state >>> 24
  }
  return sharp(pixels, { raw: { width: side, height: side, channels: 4 } })
}

async function encoded(bytes: Uint8Array) {
  const result = await encodePicture(bytes)
  if (!result.ok) return result.trouble
  const { format, width, height } = await sharp(result.picture.bytes).metadata()
  return [result.picture.contentType, format, width, height]
}

test.each(['png', 'jpeg', 'webp'] as const)(
  'a %s becomes WebP of at most 512 pixels a side',
  async (format) => {
    const bytes = await picture(1024, 512).toFormat(format).toBuffer()
    expect(await encoded(bytes)).toEqual(['image/webp', 'webp', 512, 256])
  },
)

test('a small picture is not enlarged, and one that stays too large gets fewer pixels', async () => {
  expect(await encoded(await picture(40, 30).png().toBuffer())).toEqual(['image/webp', 'webp', 40, 30])
  expect(await encoded(await noise(512).png().toBuffer())).toEqual(['image/webp', 'webp', 256, 256])
})

test('metadata and bytes after the end of the file do not remain, and the camera’s rotation is applied', async () => {
  const secret = 'Durbar Marg 27.7103'
  const photo = await picture(60, 40)
    .jpeg()
    .withExif({ IFD0: { Copyright: secret } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const bytes = Buffer.concat([photo, Buffer.from(`<script>${secret}</script>`)])
  expect(bytes.includes(secret)).toBe(true)
  const result = await encodePicture(bytes)
  if (!result.ok) throw new Error(result.trouble)
  expect(Buffer.from(result.picture.bytes).includes('Durbar')).toBe(false)
  expect(Buffer.from(result.picture.bytes).includes('<script>')).toBe(false)
  const { width, height, exif } = await sharp(result.picture.bytes).metadata()
  expect([width, height, exif]).toEqual([40, 60, undefined])
})

test('what is not a PNG, JPEG or WebP by its bytes is refused', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const gif = Buffer.from('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;')
  for (const bytes of [svg, gif, Buffer.from('<html>'), new Uint8Array()])
    expect(await encoded(bytes)).toBe('no-image')
})

test('an animation is refused', async () => {
  const frames = await sharp(await Promise.all(['#f00', '#00f'].map((background) => solid(background))), {
    join: { animated: true },
  })
    .webp({ loop: 0 })
    .toBuffer()
  expect(await encoded(frames)).toBe('animated')
})

test('a picture of too many pixels is refused before it is decoded, however small the file', async () => {
  const bytes = await picture(2100, 2100).png().toBuffer()
  expect(bytes.length).toBeLessThan(100_000)
  expect(await encoded(bytes)).toBe('too-many-pixels')
})

test('a damaged picture is refused', async () => {
  const bytes = await noise(64).png().toBuffer()
  expect(await encoded(bytes.subarray(0, bytes.length / 2))).toBe('broken')
})

const solid = (background: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer()
