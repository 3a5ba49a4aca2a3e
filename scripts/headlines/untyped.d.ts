/** What is used of packages that come without types. */
declare module 'opentype.js' {
  export class Path {
    moveTo(x: number, y: number): void
    lineTo(x: number, y: number): void
    close(): void
  }
  export class Glyph {
    constructor(options: { name: string; unicode?: number; advanceWidth: number; path: Path })
  }
  export class Font {
    constructor(options: {
      familyName: string
      styleName: string
      unitsPerEm: number
      ascender: number
      descender: number
      glyphs: Glyph[]
    })
    substitution: {
      add(feature: string, rule: { sub: number[]; by: number }, script: string, language: string): void
    }
    toArrayBuffer(): ArrayBuffer
  }
}

declare module 'fontverter' {
  export function convert(font: Uint8Array, format: 'sfnt' | 'woff2'): Promise<Uint8Array>
}
