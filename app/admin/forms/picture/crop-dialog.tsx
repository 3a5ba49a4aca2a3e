import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { Modal } from '#app/ui/dialog.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { messages } from '../messages.ne.ts'
import { type Crop, dragged, maxZoom, placeOf, sideOf, wholePicture } from './crop.ts'

const previewSide = 512

interface CropDialogProps {
  picture: ImageBitmap
  isBusy: boolean
  /** Why the last upload failed. */
  failure: string
  /** Called with a square PNG of at most 512 × 512 pixels. */
  onUse: (png: Blob) => void
  onClose: () => void
}

/** Crops a picture to a square: by dragging it, and by sliders for the keyboard and for the zoom. */
export function CropDialog({ picture, isBusy, failure, onUse, onClose }: CropDialogProps) {
  const common = useMessages(messages)
  const text = common.picture
  const [crop, setCrop] = useState(wholePicture)
  const close = () => !isBusy && onClose()
  const use = async () => {
    const png = await pngOf(picture, crop)
    if (png) onUse(png)
  }
  return (
    <Modal title={text.cropTitle} close={common.close} isOpen onClose={close}>
      <div className="grid min-h-0 grow content-start justify-items-center gap-4 overflow-y-auto p-5">
        <p className="text-sm text-muted">{text.cropHint}</p>
        <CropPreview picture={picture} crop={crop} onCrop={setCrop} />
        <div className="grid w-full max-w-sm gap-1">
          <Slider
            label={text.zoom}
            min={1}
            max={maxZoom(picture)}
            value={crop.zoom}
            onSlide={(zoom) => setCrop({ ...crop, zoom })}
          />
          <Slider label={text.across} value={crop.x} onSlide={(x) => setCrop({ ...crop, x })} />
          <Slider label={text.down} value={crop.y} onSlide={(y) => setCrop({ ...crop, y })} />
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-5 py-3">
        <ErrorText className="me-auto">{failure}</ErrorText>
        <button type="button" className={buttonStyle.secondary} onClick={close}>
          {common.cancel}
        </button>
        <button
          type="button"
          className={buttonStyle.primary}
          aria-disabled={isBusy}
          onClick={() => !isBusy && void use()}
        >
          {isBusy && <Spinner />}
          {isBusy ? text.uploading : text.use}
        </button>
      </div>
    </Modal>
  )
}

interface CropPreviewProps {
  picture: ImageBitmap
  crop: Crop
  onCrop: (crop: Crop) => void
}

function CropPreview({ picture, crop, onCrop }: CropPreviewProps) {
  const text = useMessages(messages).picture
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, crop)
  }, [picture, crop])
  const last = useRef({ x: 0, y: 0 })
  const press = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLCanvasElement>) => {
    currentTarget.setPointerCapture(pointerId)
    last.current = { x: clientX, y: clientY }
  }
  const drag = ({ buttons, clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    if (buttons === 0) return
    const scale = previewSide / currentTarget.clientWidth
    const by = { x: (clientX - last.current.x) * scale, y: (clientY - last.current.y) * scale }
    last.current = { x: clientX, y: clientY }
    onCrop(dragged(picture, crop, by, previewSide))
  }
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={text.cropPreview}
      width={previewSide}
      height={previewSide}
      onPointerDown={press}
      onPointerMove={drag}
      // White, as where logos are shown.
      className="size-64 cursor-move touch-none rounded-lg border border-line-strong bg-[#fff]"
    />
  )
}

interface SliderProps {
  label: string
  min?: number
  max?: number
  value: number
  onSlide: (value: number) => void
}

function Slider({ label, min = 0, max = 1, value, onSlide }: SliderProps) {
  return (
    <label className="grid grid-cols-[9rem_1fr] items-center gap-3">
      <span className="font-semibold">{label}</span>
      <input
        type="range"
        min={min}
        max={max}
        step={(max - min) / 100}
        value={value}
        onChange={({ target }) => onSlide(Number(target.value))}
        className="min-h-11 w-full min-w-0 accent-brand"
      />
    </label>
  )
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const pen = canvas.getContext('2d')
  const { left, top, width, height } = placeOf(picture, crop, canvas.width)
  if (!pen) return
  pen.imageSmoothingQuality = 'high'
  pen.clearRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, left, top, width, height)
}

function pngOf(picture: ImageBitmap, crop: Crop): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = sideOf(picture, crop)
  canvas.height = canvas.width
  draw(canvas, picture, crop)
  return new Promise((done) => canvas.toBlob(done, 'image/png'))
}
