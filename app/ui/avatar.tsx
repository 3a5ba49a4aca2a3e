interface AvatarProps {
  /** The name, or a replacement such as an address. */
  of: string
  /** Path on this site. */
  picture: string | undefined
  className: string
}

/** A picture, else the first letter. Decorative: the name itself must be beside it. */
export function Avatar({ of, picture, className }: AvatarProps) {
  if (picture) {
    const style = `shrink-0 rounded-full object-cover ${className}`
    return <img src={picture} alt="" width={40} height={40} className={style} />
  }
  // With its vowel signs.
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
