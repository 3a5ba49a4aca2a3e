export interface WithLogo {
  name: string
  /** Its path on this site. */
  logo_path: string | null
}

/** The cell of a row's name, with its logo where there is one. */
export function NameWithLogo({ name, logo_path: path }: WithLogo) {
  if (!path) return name
  return (
    <span className="flex items-center gap-2">
      <img
        src={path}
        alt=""
        width={32}
        height={32}
        loading="lazy"
        className="size-8 shrink-0 rounded border border-line bg-[#fff] object-contain"
      />
      <span className="min-w-0 wrap-anywhere">{name}</span>
    </span>
  )
}
