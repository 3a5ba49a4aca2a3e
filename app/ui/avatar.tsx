interface InitialProps {
  /** The name, or what stands in for it. */
  of: string
  className: string
}

interface AvatarProps extends InitialProps {
  /** On this site. */
  picture: string | undefined
}

/** Who it is: a picture, else a letter. Beside or behind it stands the name itself. */
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

/** The first letter of a name, with its vowel signs, in place of a picture. Beside or behind it stands the name itself. */
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
