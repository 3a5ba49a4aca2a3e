import { Icon } from '#app/ui/icon.tsx'

interface Named {
  name: string
  /** The path of its logo on this site. */
  logo_path?: string | null
  icon_name?: string
}

/** The cell of a row's name, with its logo or icon where there is one. */
export function RowName({ name, logo_path: path, icon_name: icon }: Named) {
  if (!path && !icon) return name
  return (
    <span className="flex items-center gap-2">
      {path ? (
        <img
          src={path}
          alt=""
          width={32}
          height={32}
          loading="lazy"
          className="size-8 shrink-0 rounded border border-line bg-[#fff] object-contain"
        />
      ) : (
        <Icon name={icon ?? ''} className="size-5 shrink-0" />
      )}
      <span className="min-w-0 wrap-anywhere">{name}</span>
    </span>
  )
}
