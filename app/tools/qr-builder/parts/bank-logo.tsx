interface BankLogoProps {
  /** Without one nothing is drawn. */
  path: string | undefined
  /** Its size. */
  className: string
}

/** The logo of a bank beside its name, on white in every theme. */
export function BankLogo({ path, className }: BankLogoProps) {
  if (!path) return null
  return (
    <img src={path} alt="" className={`shrink-0 rounded-lg bg-[#fff] object-contain p-0.5 ${className}`} />
  )
}
