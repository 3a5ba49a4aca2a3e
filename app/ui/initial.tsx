interface InitialProps {
  of: string
  className: string
}

/** The first letter of a name, with its vowel signs, in place of a picture. Beside or behind it stands the name itself. */
export function Initial({ of, className }: InitialProps) {
  const letter = /\p{L}\p{M}*/u.exec(of)?.[0].toUpperCase() ?? '?'
  return (
    <span
      aria-hidden="true"
      className={`inline-flex shrink-0 items-center justify-center rounded-full bg-brand font-bold text-on-brand ${className}`}
    >
      {letter}
    </span>
  )
}
