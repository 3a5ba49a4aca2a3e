import { afterEach, expect, test, vi } from 'vitest'
import { installCanvas } from '#test/canvas.ts'
import { decodePicture } from './decode-picture.ts'

/** A worker whose answers the test gives, one by one. */
class AskedWorker {
  static asked: AskedWorker[] = []
  onmessage: (event: { data: string | undefined }) => void = () => undefined
  terminate = vi.fn<() => void>()
  postMessage() {
    AskedWorker.asked.push(this)
  }
}

const picture = () => ({ width: 2, height: 2, close: vi.fn<() => void>() })

afterEach(() => void vi.useRealTimers())

test('pictures are decoded one after the other, each with its own answer, and closed', async () => {
  installCanvas()
  vi.stubGlobal('Worker', AskedWorker)
  const [frame, chosen] = [picture(), picture()]
  const [first, second] = [frame, chosen].map((one) => decodePicture(one as unknown as ImageBitmap))
  await vi.waitFor(() => expect(AskedWorker.asked).toHaveLength(1))
  expect(chosen.close).not.toHaveBeenCalled()
  AskedWorker.asked[0]?.onmessage({ data: undefined })
  expect(await first).toBeUndefined()
  await vi.waitFor(() => expect(AskedWorker.asked).toHaveLength(2))
  AskedWorker.asked[1]?.onmessage({ data: 'upi://pay' })
  expect(await second).toBe('upi://pay')
  expect([frame, chosen].map(({ close }) => close.mock.calls.length)).toEqual([1, 1])
})

test('a worker that does not answer is ended after ten seconds, and the next picture gets a new one', async () => {
  installCanvas()
  vi.stubGlobal('Worker', AskedWorker)
  vi.useFakeTimers()
  AskedWorker.asked = []
  const [first, second] = [picture(), picture()].map((one) => decodePicture(one as unknown as ImageBitmap))
  const failure = first?.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(String(await failure)).toContain('took too long')
  expect(AskedWorker.asked[0]?.terminate).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(0)
  expect(AskedWorker.asked[1]).not.toBe(AskedWorker.asked[0])
  AskedWorker.asked[1]?.onmessage({ data: 'text' })
  expect(await second).toBe('text')
})
