interface InitialProps {
  /** The name, or a replacement such as an address. */
  of: string
  className: string
}

interface AvatarProps extends InitialProps {
  /** Path on this site. */
  picture: string | undefined
}

/** A picture, else the first letter. Decorative: the name itself must be beside it. */
export function Avatar({ of, picture, className }: AvatarProps) {
  return picture ? (
    <img
      src={picture}
      alt=""
      width={40}
      height={40}
      className={`shrink-0 rounded-full object-cover ${className}`}
    />
  ) : (
    <Initial of={of} className={className} />
  )
}

/** The first letter of a name, with its vowel signs. */
function Initial({ of, className }: InitialProps) {
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
