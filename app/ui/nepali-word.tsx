import sprite from './icons/sprite.svg?url'

/** The word नेपाली as a drawing: English pages never fetch a Devanagari font, and not every system has one. */
export function NepaliWord() {
  return (
    <>
      <svg className="h-[0.95em] w-[2.46em]" aria-hidden="true">
        <use href={`${sprite}#nepali-word`} />
      </svg>
      <span className="sr-only">नेपाली</span>
    </>
  )
}
