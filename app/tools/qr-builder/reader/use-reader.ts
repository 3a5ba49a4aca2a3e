import { useEffect, useEffectEvent, useState } from 'react'
import { takeShared } from '#app/platform/offline/shared-picture.ts'
import { decodePicture } from './decode-picture.ts'
import { type Explained, explain } from './explain.ts'
import type { QrReaderMessages } from './messages.en.ts'

export type Problem = keyof QrReaderMessages['problems']

type ReaderState = { is?: 'reading' | 'camera'; problem?: Problem; said?: Explained; isTyped?: boolean }

const mostBytes = 10 * 1024 * 1024

/** What was read last. Nothing of it leaves the page. */
export function useReader(posted: string | undefined) {
  const [state, setState] = useState<ReaderState>(posted ? { said: explain(posted), isTyped: true } : {})
  const toggleCamera = () => setState(state.is === 'camera' ? {} : { is: 'camera' })
  const fail = (problem: Problem) => setState({ problem })
  const readText = (text: string, isTyped = false) =>
    setState(text.trim() ? { said: explain(text), isTyped } : {})
  const readFile = async (file: Blob) => {
    if (file.size > mostBytes) return fail('tooLarge')
    setState({ is: 'reading' })
    const picture = await createImageBitmap(file).catch(() => undefined)
    if (!picture) return fail('notPicture')
    await decodePicture(picture).then(
      (text) => (text === undefined ? fail('noCode') : readText(text)),
      () => fail('failed'),
    )
  }
  const readShared = useEffectEvent(readFile)
  useEffect(() => {
    takeShared()
      .then((picture) => picture && readShared(picture))
      .catch(() => undefined)
  }, [])
  return { state, toggleCamera, readText, readFile, fail }
}
