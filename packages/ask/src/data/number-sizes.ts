/** By concept. */
export const sizes: Readonly<Record<string, number>> = {
  hundred: 1e2,
  thousand: 1e3,
  lakh: 1e5,
  million: 1e6,
  crore: 1e7,
  arba: 1e9,
  billion: 1e9,
  kharba: 1e11,
  trillion: 1e12,
}
