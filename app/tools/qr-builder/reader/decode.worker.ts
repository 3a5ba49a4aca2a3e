import { readCode } from '#app/lib/qr-decode.ts'

// Off the main thread: a large picture takes seconds on a slow phone.
addEventListener('message', ({ data }: MessageEvent<ImageData>) => postMessage(readCode(data)))
