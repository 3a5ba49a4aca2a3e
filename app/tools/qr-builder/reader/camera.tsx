import { useEffect, useEffectEvent, useRef } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { messages } from './messages.ne.ts'
import type { Answer } from './picture.worker.ts'
import type { Problem } from './use-reader.ts'

const lookEveryMs = 250

interface CameraProps {
  decode: (picture: ImageBitmap) => Promise<Answer>
  onRead: (text: string) => void
  onProblem: (problem: Problem) => void
  onStop: () => void
}

/** The camera, from the moment it is shown until a code was read or it is closed. */
export function Camera({ decode, ...on }: CameraProps) {
  const text = useMessages(messages)
  const video = useRef<HTMLVideoElement>(null)
  const stop = useRef<HTMLButtonElement>(null)
  const look = useEffectEvent(async () => {
    if (!video.current?.videoWidth) return
    const answer = await decode(await createImageBitmap(video.current))
    if ('text' in answer) on.onRead(answer.text)
  })
  const fail = useEffectEvent((error: unknown) => on.onProblem(problemOf(error)))
  useEffect(() => {
    let isOpen = true
    let stream: MediaStream | undefined
    const run = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (isOpen && video.current) video.current.srcObject = stream
      while (isOpen) {
        await look()
        await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
      }
    }
    stop.current?.focus()
    run()
      .catch((error: unknown) => isOpen && fail(error))
      .finally(() => stopAll(stream))
    return () => {
      isOpen = false
      stopAll(stream)
    }
  }, [])
  return (
    <div className="flex flex-col items-start gap-2">
      <video
        ref={video}
        autoPlay
        muted
        playsInline
        aria-label={text.preview}
        className="w-full max-w-sm rounded-lg"
      />
      <button ref={stop} type="button" onClick={on.onStop} className={buttonStyle.secondary}>
        {text.stopCamera}
      </button>
    </div>
  )
}

function stopAll(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

function problemOf(error: unknown): Problem {
  if (!isSecureContext) return 'cameraNeedsHttps'
  const name = error instanceof DOMException ? error.name : ''
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'cameraRefused' : 'cameraAbsent'
}
