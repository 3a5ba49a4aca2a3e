import { useEffect, useEffectEvent, useRef } from 'react'
import { decodePicture } from './decode-picture.ts'
import type { Problem } from './use-reader.ts'

const lookEveryMs = 250

interface CameraProps {
  label: string
  onRead: (text: string) => void
  onProblem: (problem: Problem) => void
}

/** The camera, from the moment it is shown until it is removed. */
export function Camera({ label, onRead, onProblem }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null)
  const read = useEffectEvent(onRead)
  const fail = useEffectEvent((error: unknown) => {
    const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
    onProblem(isRefused ? 'cameraRefused' : 'cameraAbsent')
  })
  useEffect(() => {
    let isOpen = true
    let stream: MediaStream | undefined
    const close = () => {
      isOpen = false
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const look = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (!isOpen) close()
      if (video.current) video.current.srcObject = stream
      while (isOpen) {
        await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
        const picture = video.current?.videoWidth ? await createImageBitmap(video.current) : undefined
        const text = picture && (await decodePicture(picture).catch(() => undefined))
        if (text && stream.active) return read(text)
      }
    }
    look().catch((error: unknown) => isOpen && fail(error))
    return close
  }, [])
  return (
    <video ref={video} autoPlay muted playsInline aria-label={label} className="w-full max-w-sm rounded-lg" />
  )
}
