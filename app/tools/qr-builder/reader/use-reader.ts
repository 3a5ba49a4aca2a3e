import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { takeShared } from '#app/platform/offline/shared-picture.ts'
import { type Explained, explain } from './explain.ts'
import type { Answer } from './picture.worker.ts'

export type Problem =
  | 'noCode'
  | 'notPicture'
  | 'tooLarge'
  | 'failed'
  | 'cameraRefused'
  | 'cameraAbsent'
  | 'cameraNeedsHttps'

export type ReaderState =
  | { kind: 'none' | 'reading' }
  | { kind: 'problem'; problem: Problem }
  | { kind: 'read'; said: Explained; text: string }

const mostBytes = 10 * 1024 * 1024

/** The worker that reads pictures, started with the first one. */
function useDecoder() {
  const worker = useRef<Worker>(undefined)
  useEffect(() => () => worker.current?.terminate(), [])
  return async (picture: Blob | ImageBitmap): Promise<Answer> => {
    worker.current ??= new Worker(new URL('./picture.worker.ts', import.meta.url), { type: 'module' })
    const { current } = worker
    return await new Promise((resolve, reject) => {
      current.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data)
      current.onerror = (event) => {
        worker.current = undefined
        reject(new Error(event.message))
      }
      current.postMessage(picture)
    })
  }
}

/** What was read last. Nothing of it leaves the page. */
export function useReader() {
  const [state, setState] = useState<ReaderState>({ kind: 'none' })
  const decode = useDecoder()
  const fail = (problem: Problem) => setState({ kind: 'problem', problem })
  const readText = (text: string) =>
    setState(text.trim() ? { kind: 'read', said: explain(text), text } : { kind: 'none' })
  const readFile = async (file: Blob) => {
    if (file.size > mostBytes) return fail('tooLarge')
    if (!file.type.startsWith('image/')) return fail('notPicture')
    setState({ kind: 'reading' })
    try {
      const answer = await decode(file)
      if ('text' in answer) readText(answer.text)
      else fail(answer.problem)
    } catch (error) {
      console.warn('The picture was not read', error)
      fail('failed')
    }
  }

  const readShared = useEffectEvent(readFile)
  useEffect(() => {
    takeShared()
      .then((picture) => picture && readShared(picture))
      .catch(() => undefined)
  }, [])
  return { state, readText, readFile, decode, fail }
}
