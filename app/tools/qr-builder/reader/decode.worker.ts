import { readCode } from '#app/platform/qr-codes/decode.ts'

// Off the main thread: a large picture takes seconds on a slow phone.
addEventListener('message', ({ data }: MessageEvent<ImageData>) => postMessage(readCode(data)))
