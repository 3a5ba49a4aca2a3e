export interface Size {
  width: number
  height: number
}

/** Which part of a picture fills a square. */
export interface Crop {
  /** 1 shows the whole picture. */
  zoom: number
  /** 0 to 1, as the percentages of `object-position`. */
  x: number
  y: number
}

export const wholePicture: Crop = { zoom: 1, x: 0.5, y: 0.5 }

const largestSide = 512

/** Enough to fill the square with a quarter of the shorter side. */
export function maxZoom({ width, height }: Size): number {
  return (4 * Math.max(width, height)) / Math.min(width, height)
}

/** The rectangle that the whole picture takes, in pixels of a square. */
export function placeOf({ width, height }: Size, { zoom, x, y }: Crop, side: number) {
  const scale = (side / Math.max(width, height)) * zoom
  const drawn = { width: width * scale, height: height * scale }
  return { ...drawn, left: (side - drawn.width) * x, top: (side - drawn.height) * y }
}

/**
 * The crop after the picture was dragged.
 * @param by distance in pixels
 * @param side of the square, in pixels
 */
export function dragged(size: Size, crop: Crop, by: { x: number; y: number }, side: number): Crop {
  const drawn = placeOf(size, crop, side)
  return {
    ...crop,
    x: position(crop.x, by.x, side - drawn.width),
    y: position(crop.y, by.y, side - drawn.height),
  }
}

/** @param room the pixels that the picture can be moved by; negative where it is larger than the square */
function position(before: number, by: number, room: number): number {
  return Math.abs(room) < 1 ? before : Math.min(1, Math.max(0, before + by / room))
}

/** The side of the cropped picture in pixels: those that the file has, at most 512. */
export function sideOf({ width, height }: Size, { zoom }: Crop): number {
  return Math.max(1, Math.min(largestSide, Math.round(Math.max(width, height) / zoom)))
}
