import { type QrCode, sharpViewBox, svgPath } from '../qr-code.ts'

interface QrImageProps {
  code: QrCode
  /** Without one the drawing is hidden from screen readers. */
  label?: string
  /**
   * Side on screen in CSS pixels, without the quiet zone, which what is around it leaves free. Without a width the whole
   * code fills its container or has the size of its class.
   */
  width?: number
  className?: string
}

/** Dark on white in every theme, as readers expect. */
export function QrImage({ code, label, width, className }: QrImageProps) {
  const { size } = code
  const pixelRatio = typeof window === 'undefined' ? 1 : window.devicePixelRatio
  return (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      viewBox={width ? sharpViewBox(code, width, pixelRatio) : `0 0 ${size} ${size}`}
      {...(width && { width, height: width })}
      shapeRendering="crispEdges"
      className={className}
    >
      <path fill="#fff" d="M-9999-9999h99999v99999h-99999z" />
      <path fill="#000" d={svgPath(code)} />
    </svg>
  )
}
