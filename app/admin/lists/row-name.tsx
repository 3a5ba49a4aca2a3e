import { Icon } from '#app/ui/icon.tsx'

interface MarkProps {
  /** The path of a logo on this site. */
  logo?: string | null | undefined
  /** In its place where there is none. */
  icon?: string | undefined
}

export function RowMark({ logo, icon }: MarkProps) {
  if (!logo) return icon && <Icon name={icon} className="size-5 shrink-0" />
  return (
    <img
      src={logo}
      alt=""
      width={32}
      height={32}
      loading="lazy"
      className="size-8 shrink-0 rounded border border-line bg-[#fff] object-contain"
    />
  )
}

interface Named {
  name: string
  logo_path?: string | null
  icon_name?: string
}

/** The cell of a row's name, with its logo or icon where there is one. */
export function RowName({ name, logo_path: logo, icon_name: icon }: Named) {
  return (
    <span className="flex items-center gap-2">
      <RowMark logo={logo} icon={icon} />
      <span className="min-w-0 wrap-anywhere">{name}</span>
    </span>
  )
}
