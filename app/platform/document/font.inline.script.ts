// Runs in the head of a Nepali document. Systems have a Devanagari font, with rare exceptions; there a wide letter and a narrow
// one have the same width, that of the missing glyph. Only then the web font is fetched, and the page is shown when it is
// loaded or has failed (`html[data-font]` in `app.css`): until then no word could be read, and the text would move.

/** Longest time that a page waits for the web font. */
const waitMs = 3000

try {
  const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
  const widthOf = (letter: string) => pen.measureText(letter).width
  pen.font = `${16 * devicePixelRatio}px system-ui`
  if (widthOf('क') === widthOf('र')) {
    const { dataset } = document.documentElement
    const show = () => delete dataset.font
    // The address is written into the compiled text (`devanagari-font.server.ts`).
    const font = new FontFace('Chautari Devanagari', 'url(WEB_FONT)', {
      display: 'swap',
      unicodeRange: 'U+0900-097F,U+200C-200D,U+20B9,U+25CC',
    })
    dataset.font = 'awaited'
    document.fonts.add(font)
    font.load().then(show, show)
    setTimeout(show, waitMs)
  }
} catch (error) {
  console.warn(error)
}
