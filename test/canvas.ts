import { vi } from 'vitest'

/** Gives the document of component tests, which has no canvas, one that keeps filled rectangles. Texts are not drawn. */
export function installCanvas(): void {
  Object.defineProperty(document, 'fonts', { value: { load: () => Promise.resolve([]) }, configurable: true })
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['picture'], { type: 'image/png' })),
  )
  const pens = new WeakMap<HTMLCanvasElement, unknown>()
  const getContext = function (this: HTMLCanvasElement) {
    const pen = pens.get(this) ?? penOf(this.width, this.height)
    pens.set(this, pen)
    return pen
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(getContext as never)
}

function penOf(width: number, height: number) {
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  return {
    fillStyle: '#fff',
    fillRect(left: number, top: number, wide: number, high: number) {
      const value = this.fillStyle === '#000' ? 0 : 255
      for (let y = top; y < top + high; y += 1) {
        for (let x = left; x < left + wide; x += 1)
          data.fill(value, (y * width + x) * 4, (y * width + x) * 4 + 3)
      }
    },
    clearRect: () => undefined,
    drawImage: () => undefined,
    scale: () => undefined,
    fillText: () => undefined,
    measureText: (text: string) => ({ width: text.length }),
    getImageData: () => ({ data, width, height }),
  }
}
