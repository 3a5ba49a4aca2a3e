import type { SkyState } from './sky.ts'
import { skyMarkup } from './sky-markup.ts'

/** The sky of Kathmandu. It fills its positioned ancestor; `time-part.ts` draws it again while the page is open. */
export function SkyPicture(state: SkyState) {
  const { sun, month, tithi, isTihar } = state
  return (
    <svg
      aria-hidden="true"
      data-sky={[sun.sunriseMinutes, sun.sunsetMinutes, month, tithi, Number(isTihar)].join()}
      data-time-part="nepali-calendar"
      className="absolute inset-0 -z-1 hidden size-full sky:block"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: colours and numbers of this code
      dangerouslySetInnerHTML={{ __html: skyMarkup(state) }}
    />
  )
}
