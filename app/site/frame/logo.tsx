/** A pipal tree over the stone platform of a chautari. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" className="size-8" aria-hidden="true" focusable="false">
      <path
        className="fill-brand"
        d="M16 2c5 0 8 3 8.500 6.500 3 .7 4.500 3 4.500 5.500 0 3.300-2.600 6-6 6H9c-3.400 0-6-2.700-6-6 0-2.500 1.500-4.800 4.500-5.500C8 5 11 2 16 2Z"
      />
      <path className="fill-marigold" d="M14.500 15h3v8h-3z" />
      <path className="fill-ink" d="M5 23h22v3H5zm-2 4h26v3H3z" />
    </svg>
  )
}
